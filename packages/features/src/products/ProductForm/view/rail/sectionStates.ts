import { chosenImages } from '../../state/formImages.ts';
import type { FormContent, ProductFormField } from '../../state/productForm.ts';
import { productSections } from '../../state/productSections.ts';
import type { ProductLabel } from '../../../formMessages.ts';

/** How far a section of a product form is filled in. */
export interface SectionState {
  /** Of the section and of its title's message. */
  name: ProductLabel;
  /** All that it has room for is there, and nothing is in error. */
  isComplete: boolean;
  /** The names of its fields in error. */
  errors: readonly string[];
  /** Of images or of a video: how many there are, and how many of them are new. Of fields: how many are filled in. */
  filled: number;
  /** How many fields there are; undefined for images and video. */
  fields?: number;
  /** How many differ from what is stored; 0 in the form of a new product. */
  changed: number;
}

export interface SectionInput {
  content: FormContent;
  /** The stored content of the product; undefined for a new one. */
  stored?: FormContent;
  /** The names of the fields in error. */
  errors: readonly string[];
}

/** The states of all sections, in the order of the form. Nothing is required: complete means that everything is filled in. */
export function sectionStates({ content, stored, errors }: SectionInput): SectionState[] {
  const { values, images, video } = content;
  const hasVideo = video !== null || values.videoUrl.trim() !== '';
  const state = (name: ProductLabel, names: readonly string[], rest: Omit<SectionState, 'name' | 'isComplete' | 'errors'>): SectionState => {
    const inError = errors.filter((error) => names.includes(error));
    return { name, errors: inError, isComplete: inError.length === 0 && rest.filled >= (rest.fields ?? 1), ...rest };
  };
  const isChanged = (field: ProductFormField) => stored !== undefined && values[field] !== stored.values[field];
  return [
    state('productImage', ['images'], { filled: images.length, changed: stored === undefined ? 0 : chosenImages(images).length }),
    state('productVideo', ['videoFile', 'videoUrl'], { filled: hasVideo ? 1 : 0, changed: 0 }),
    ...productSections.map(({ title, groups }) => {
      const names = groups.flat().map(({ field }) => field);
      return state(title, names, {
        filled: names.filter((field) => values[field].trim() !== '').length,
        fields: names.length,
        changed: names.filter(isChanged).length,
      });
    }),
  ];
}

import { chosenImages } from '../../state/formImages.ts';
import type { FormContent, ProductFormField } from '../../state/productForm.ts';
import { productSections } from '../../state/productSections.ts';
import type { ProductLabel } from '../../../formMessages.ts';

/** How far a section of a product form is filled in. */
export interface SectionState {
  /** The section's name, which is also the message of its title. */
  name: ProductLabel;
  /** Everything is filled in, and no field is invalid. */
  isComplete: boolean;
  /** The names of its invalid fields. */
  errors: readonly string[];
  /** The number of images or videos, and how many are new; for fields, how many are filled in. */
  filled: number;
  /** How many fields there are; undefined for images and video. */
  fields?: number;
  /** How many differ from the stored product; 0 for a new product. */
  changed: number;
}

export interface SectionInput {
  content: FormContent;
  /** The stored content of the product; undefined for a new product. */
  stored?: FormContent;
  /** The names of the invalid fields. */
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

import { type ProductField, productFields } from '@valise/contract';
import type { UploadImage } from '@valise/ui/ImageUploader';
import { chosenImages, idsOf, storedImageIds } from './formImages.ts';

export const sizeUnits = ['cm', 'inch'] as const;

/** A field of the form that holds text. A video is a file or an address, and only the address is text. */
export type ProductFormField = ProductField | 'videoUrl';
/** All text of the form, as typed. */
export type ProductFormValues = Readonly<Record<ProductFormField, string>>;

/** The content of a product form: its text, its images and its video. */
export interface FormContent {
  values: ProductFormValues;
  /** In order; the first is the main one. */
  images: readonly UploadImage[];
  /** A file; the address of a video is in `values`. */
  video: File | null;
}

const formFields: readonly ProductFormField[] = [...productFields, 'videoUrl'];

/** A form with a text for each field. */
export const formOf = (textOf: (field: ProductFormField) => string): ProductFormValues =>
  Object.fromEntries(formFields.map((field) => [field, textOf(field)])) as ProductFormValues;

/** A form before any input: no text, sizes in centimetres. */
export const emptyProductForm: ProductFormValues = { ...formOf(() => ''), unit: 'cm' };

/** The form of a product that does not exist yet. */
export const emptyContent: FormContent = { values: emptyProductForm, images: [], video: null };

/** The text of known fields in anything that was stored; a missing text is that of `initial`. */
export function readProductForm(stored: unknown, initial: ProductFormValues): ProductFormValues {
  const known = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Record<string, unknown>>;
  return formOf((field) => {
    const text = known[field];
    return typeof text === 'string' ? text : initial[field];
  });
}

/** Whether every text of two forms is the same. */
export function isSameForm(form: ProductFormValues, other: ProductFormValues): boolean {
  return formFields.every((field) => form[field] === other[field]);
}

const isSameList = (some: readonly string[], others: readonly string[]) => some.join('\n') === others.join('\n');

/** Whether two forms have the same text, the same images in the same order and the same video. */
export function isSameContent(one: FormContent, other: FormContent): boolean {
  return isSameForm(one.values, other.values) && isSameList(idsOf(one.images), idsOf(other.images)) && one.video === other.video;
}

/** How many changes of a stored product are not saved: its fields, each image that was removed or added, their order, the video. */
export function countChanges(content: FormContent, stored: FormContent): number {
  const fields = formFields.filter((field) => content.values[field] !== stored.values[field]);
  const isVideoCounted = fields.includes('videoUrl');
  const kept = storedImageIds(content.images);
  const inOrder = idsOf(stored.images).filter((id) => kept.includes(id));
  const removed = stored.images.length - kept.length;
  const isVideoNew = content.video !== null && !isVideoCounted;
  return fields.length + removed + chosenImages(content.images).length + Number(!isSameList(kept, inOrder)) + Number(isVideoNew);
}

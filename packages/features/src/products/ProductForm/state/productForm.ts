import { type ProductField, productFields, type ProductVideo } from '@valise/contract';
import type { UploadImage } from '@valise/ui/ImageUploader';
import { chosenImages, idsOf, storedImageIds } from './formImages.ts';

export const sizeUnits = ['cm', 'inch'] as const;

/** A text field of the form. A video is a file or an address; only the address is text. */
export type ProductFormField = ProductField | 'videoUrl';
/** All text of the form, as typed. */
export type ProductFormValues = Readonly<Record<ProductFormField, string>>;

/** The content of a product form: its text, its images and its video. */
export interface FormContent {
  values: ProductFormValues;
  /** The images in order; the first is the main one. */
  images: readonly UploadImage[];
  /** A video file. A video's address is in `values`. */
  video: File | null;
  /** The product's video as it is stored; its address is in the `values` with which the form was opened. */
  storedVideo?: ProductVideo;
}

const formFields: readonly ProductFormField[] = [...productFields, 'videoUrl'];

/** A form with a text for each field. */
export const formOf = (textOf: (field: ProductFormField) => string): ProductFormValues =>
  Object.fromEntries(formFields.map((field) => [field, textOf(field)])) as ProductFormValues;

/** An empty form, with sizes in centimetres. */
export const emptyProductForm: ProductFormValues = { ...formOf(() => ''), unit: 'cm' };

/** The form of a new product. */
export const emptyContent: FormContent = { values: emptyProductForm, images: [], video: null };

/** Reads the form's texts from stored data of any shape. A missing text is taken from `initial`. */
export function readProductForm(stored: unknown, initial: ProductFormValues): ProductFormValues {
  const known = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Record<string, unknown>>;
  return formOf((field) => {
    const text = known[field];
    return typeof text === 'string' ? text : initial[field];
  });
}

export function isSameForm(form: ProductFormValues, other: ProductFormValues): boolean {
  return formFields.every((field) => form[field] === other[field]);
}

const isSameList = (some: readonly string[], others: readonly string[]) => some.join('\n') === others.join('\n');

/** Whether two forms have the same text, the same images in the same order and the same video. */
export function isSameContent(one: FormContent, other: FormContent): boolean {
  return isSameForm(one.values, other.values) && isSameList(idsOf(one.images), idsOf(other.images)) && one.video === other.video;
}

/** How many unsaved changes a stored product has: fields, each removed or added image, the order of the images, the video. */
export function countChanges(content: FormContent, stored: FormContent): number {
  const fields = formFields.filter((field) => content.values[field] !== stored.values[field]);
  const isVideoCounted = fields.includes('videoUrl');
  const kept = storedImageIds(content.images);
  const inOrder = idsOf(stored.images).filter((id) => kept.includes(id));
  const removed = stored.images.length - kept.length;
  const isVideoNew = content.video !== null && !isVideoCounted;
  return fields.length + removed + chosenImages(content.images).length + Number(!isSameList(kept, inOrder)) + Number(isVideoNew);
}

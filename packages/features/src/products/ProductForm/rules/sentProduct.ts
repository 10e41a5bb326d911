import type { FieldMessages, NewProduct } from '@valise/contract';
import { readDecimal } from '@valise/ui/DecimalField';
import { formOf, type ProductFormField, type ProductFormValues } from './productForm.ts';
import { decimalFields } from './productSections.ts';

/** Files of the form. */
export interface ProductFiles {
  /** In order; the first is the main one. */
  images: readonly Blob[];
  /** Takes the place of the video's address. */
  video: Blob | null;
}

const isDecimal = (field: ProductFormField) => decimalFields.some((decimal) => decimal === field);

/** A field as it is sent: without blanks at its ends, and a number with a decimal point. */
function sentText(field: ProductFormField, typed: string): string {
  const text = typed.trim();
  return isDecimal(field) ? (readDecimal(text) ?? text) : text;
}

/** What cannot be read as a number, by field, with `message`; undefined when everything can. */
export function unreadableNumbers(form: ProductFormValues, message: string): FieldMessages | undefined {
  const unreadable = decimalFields.filter((field) => readDecimal(form[field]) === undefined);
  return unreadable.length === 0 ? undefined : Object.fromEntries(unreadable.map((field) => [field, [message]]));
}

/** The form as it is sent, with its files. */
export function newProductOf(form: ProductFormValues, { images, video }: ProductFiles): NewProduct {
  const { videoUrl, ...fields } = formOf((field) => sentText(field, form[field]));
  return { ...fields, images, ...(video === null ? { videoUrl: videoUrl === '' ? undefined : videoUrl } : { videoFile: video }) };
}

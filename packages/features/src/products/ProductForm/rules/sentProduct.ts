import type { ChangedProduct, FieldMessages, NewProduct } from '@valise/contract';
import { readDecimal } from '@valise/ui/DecimalField';
import { chosenImages, type FormContent, storedImageIds } from './formContent.ts';
import { formOf, type ProductFormField, type ProductFormValues } from './productForm.ts';
import { decimalFields } from './productSections.ts';

const isDecimal = (field: ProductFormField) => decimalFields.some((decimal) => decimal === field);

/** A field as it is sent: without blanks at its ends, and a number with a decimal point. */
function sentText(field: ProductFormField, typed: string): string {
  const text = typed.trim();
  return isDecimal(field) ? (readDecimal(text) ?? text) : text;
}

/** What was entered and cannot be read as a number, by field, with `message`; undefined when everything can. */
export function unreadableNumbers(form: ProductFormValues, opened: ProductFormValues, message: string): FieldMessages | undefined {
  const unreadable = decimalFields.filter((field) => form[field] !== opened[field] && readDecimal(form[field]) === undefined);
  return unreadable.length === 0 ? undefined : Object.fromEntries(unreadable.map((field) => [field, [message]]));
}

/** The form as a new product is sent, with its chosen files. */
export function newProductOf({ values, images, video }: FormContent): NewProduct {
  const { videoUrl, ...fields } = formOf((field) => sentText(field, values[field]));
  const files = chosenImages(images).map(({ file }) => file);
  return { ...fields, images: files, ...(video === null ? { videoUrl: videoUrl === '' ? undefined : videoUrl } : { videoFile: video }) };
}

/** The form as a change of its product is sent: the ids of the images that are kept, and the chosen files. */
export function changedProductOf(content: FormContent): ChangedProduct {
  return { ...newProductOf(content), keepImageIds: storedImageIds(content.images) };
}

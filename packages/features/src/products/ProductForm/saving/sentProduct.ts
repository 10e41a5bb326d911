import type { ChangedProduct, NewProduct, ProductField } from '@valise/contract';
import { readDecimal } from '@valise/ui/DecimalField';
import { chosenImages, storedImageIds } from '../state/formImages.ts';
import { type FormContent, formOf, type ProductFormField } from '../state/productForm.ts';
import { decimalFields } from '../state/productSections.ts';

const isDecimal = (field: ProductFormField): field is ProductField => decimalFields.some((decimal) => decimal === field);

/** A form as it is sent. */
export interface ReadContent {
  /** Texts have no blanks at their ends, numbers a decimal point. */
  content: FormContent;
  /** The fields whose text was changed and cannot be read as a number. */
  unreadable: readonly ProductField[];
}

/** Reads what was entered. A number that was opened as words is kept as these words. */
export function readContent(entered: FormContent, opened: FormContent): ReadContent {
  const unreadable: ProductField[] = [];
  const values = formOf((field) => {
    const text = entered.values[field].trim();
    if (!isDecimal(field)) return text;
    const number = readDecimal(text);
    if (number === undefined && entered.values[field] !== opened.values[field]) unreadable.push(field);
    return number ?? text;
  });
  return { content: { ...entered, values }, unreadable };
}

/** A read form as a new product is sent, with its chosen files. */
export function newProductOf({ values, images, video }: FormContent): NewProduct {
  const { videoUrl, ...fields } = values;
  const files = chosenImages(images).map(({ file }) => file);
  return { ...fields, images: files, ...(video === null ? { videoUrl: videoUrl === '' ? undefined : videoUrl } : { videoFile: video }) };
}

/** A read form as a change of its product is sent: the ids of the images that are kept, and the chosen files. */
export function changedProductOf(content: FormContent): ChangedProduct {
  return { ...newProductOf(content), keepImageIds: storedImageIds(content.images) };
}

/** A read form without the stored video of its product, which was deleted with it. */
export function withoutStoredVideo(content: FormContent, opened: FormContent): FormContent {
  const { values } = content;
  return values.videoUrl === opened.values.videoUrl.trim() ? { ...content, values: { ...values, videoUrl: '' } } : content;
}

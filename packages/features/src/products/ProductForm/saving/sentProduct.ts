import type { ChangedProduct, NewProduct, ProductField } from '@valise/contract';
import { decimalReadings, readDecimal } from '@valise/ui/DecimalField';
import { isPriceField, moneyDecimals } from '../../priceOf.ts';
import { chosenImages, storedImageIds } from '../state/formImages.ts';
import { type FormContent, formOf, type ProductFormField } from '../state/productForm.ts';
import { decimalFields } from '../state/productSections.ts';

const isDecimal = (field: ProductFormField): field is ProductField => decimalFields.some((decimal) => decimal === field);

/** A text that is sent as no number: '1.2.3', or '1.234' of an amount of money, which may be a thousand. */
export interface UnreadableNumber {
  field: ProductField;
  hasTooManyDecimals: boolean;
}

/** A form in the shape that is sent. */
export interface ReadContent {
  /** The texts, trimmed, with numbers in plain digits and a decimal point. */
  content: FormContent;
  /** The changed number fields whose text is not a number, and the amounts of money with a third decimal. */
  unreadable: readonly UnreadableNumber[];
}

/** Reads the form. A number field that was opened with words, and not changed, keeps its words. */
export function readContent(entered: FormContent, opened: FormContent): ReadContent {
  const unreadable: UnreadableNumber[] = [];
  const values = formOf((field) => {
    const text = entered.values[field].trim();
    if (!isDecimal(field)) return text;
    const maxDecimals = isPriceField(field) ? moneyDecimals : Infinity;
    const number = readDecimal(text, maxDecimals);
    if (number === undefined && entered.values[field] !== opened.values[field]) {
      unreadable.push({ field, hasTooManyDecimals: decimalReadings(text, maxDecimals) !== undefined });
    }
    return number ?? text;
  });
  return { content: { ...entered, values }, unreadable };
}

/** The request for a new product, with its chosen files. */
export function newProductOf({ values, images, video }: FormContent): NewProduct {
  const { videoUrl, ...fields } = values;
  const files = chosenImages(images).map(({ file }) => file);
  return { ...fields, images: files, ...(video === null ? { videoUrl: videoUrl === '' ? undefined : videoUrl } : { videoFile: video }) };
}

/**
 * The address that a change sends: that of a kept video as it came, which is none for a file of the server; the typed one; '' when the
 * video was removed. No address leaves the video as it is.
 */
function sentVideoUrl({ values: { videoUrl }, video }: FormContent, { storedVideo }: FormContent): string | undefined {
  if (video !== null || (videoUrl === '' && storedVideo === undefined)) return undefined;
  return videoUrl === storedVideo?.url.trim() ? (storedVideo.sentUrl ?? undefined) : videoUrl;
}

/** The request that changes a product: the ids of the kept images, and the chosen files. */
export function changedProductOf(content: FormContent, opened: FormContent): ChangedProduct {
  return { ...newProductOf(content), videoUrl: sentVideoUrl(content, opened), keepImageIds: storedImageIds(content.images) };
}

/** The form without its product's stored video, which was deleted with the product. */
export function withoutStoredVideo(content: FormContent, opened: FormContent): FormContent {
  const { values } = content;
  return values.videoUrl === opened.values.videoUrl.trim() ? { ...content, values: { ...values, videoUrl: '' } } : content;
}

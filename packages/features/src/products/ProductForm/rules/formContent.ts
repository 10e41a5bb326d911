import type { Product } from '@valise/contract';
import type { UploadImage } from '@valise/ui/ImageUploader';
import { availabilityKey } from '../../productTone.ts';
import { productOptions } from './options.ts';
import { emptyProductForm, formOf, isSameForm, type ProductFormValues } from './productForm.ts';

/** What a product form holds. */
export interface FormContent {
  values: ProductFormValues;
  /** In order; the first is the main one. */
  images: readonly UploadImage[];
  /** A file; the address of a video is in `values`. */
  video: File | null;
}

/** The form of a product that does not exist yet. */
export const emptyContent: FormContent = { values: emptyProductForm, images: [], video: null };

/** A number as it is typed: prices with two decimals. */
function numberText(value: number): string {
  const price = value.toFixed(2);
  return Number(price) === value ? price : String(value);
}

/** The day of a date that is stored with a time, as Laravel sends it; any other text as it is. */
const dayText = (date: string) => /^(\d{4}-\d\d-\d\d)[T ]00:00/.exec(date)?.[1] ?? date;

/** The listed availability with the same badge, so that 'rental' opens as 'Rented'; another one as it is stored. */
const listedAvailability = (stored: string) =>
  productOptions.availability.find((listed) => availabilityKey(listed) === availabilityKey(stored)) ?? stored;

/** A stored product as the form opens it, its main image first (document 2, section 3). */
export function contentOf(product: Product): FormContent {
  const [videoUrl = ''] = product.videos;
  const values = formOf((field) => {
    if (field === 'videoUrl') return videoUrl;
    const value = product[field];
    return typeof value === 'number' ? numberText(value) : (value ?? '');
  });
  const images = product.images.toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary));
  return {
    values: { ...values, availability: listedAvailability(product.availability), blackoutDate: dayText(values.blackoutDate) },
    images: images.map(({ id, url }) => ({ id, url })),
    video: null,
  };
}

/** What the form can change of a stored product, as one text: it differs once the product has been changed. */
export function versionOf(product: Product): string {
  const { values, images } = contentOf(product);
  return JSON.stringify([values, images.map(({ id }) => id)]);
}

const isSameList = (some: readonly string[], others: readonly string[]) => some.join('\n') === others.join('\n');
const idsOf = (images: readonly UploadImage[]) => images.map(({ id }) => id);

export function isSameContent(one: FormContent, other: FormContent): boolean {
  return isSameForm(one.values, other.values) && isSameList(idsOf(one.images), idsOf(other.images)) && one.video === other.video;
}

/** The ids of the images that are stored already, in order. */
export const storedImageIds = (images: readonly UploadImage[]) => idsOf(images.filter((image) => 'url' in image));

/** The chosen images, which have not been sent yet, in order. */
export const chosenImages = (images: readonly UploadImage[]) => images.flatMap((image) => ('file' in image ? [image] : []));

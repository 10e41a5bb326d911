import type { ProductDetail } from '@valise/contract';
import type { UploadImage } from '@valise/ui/ImageUploader';
import { mainFirst } from '../../mainImage.ts';
import { isPriceField, priceOf } from '../../priceOf.ts';
import { availabilityKey } from '../../productTone.ts';
import { productOptions } from './options.ts';
import { emptyProductForm, formOf, isSameForm, type ProductFormField, type ProductFormValues } from './productForm.ts';

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
export function contentOf(product: ProductDetail): FormContent {
  const [videoUrl = ''] = product.videos;
  const values = formOf((field) => {
    if (field === 'videoUrl') return videoUrl;
    const value = isPriceField(field) ? priceOf(product, field) : product[field];
    return typeof value === 'number' ? numberText(value) : (value ?? '');
  });
  return {
    values: { ...values, availability: listedAvailability(product.availability), blackoutDate: dayText(values.blackoutDate) },
    images: mainFirst(product.images).map(({ id, url }) => ({ id, url })),
    video: null,
  };
}

/** The form of a product like a stored one: all but what only one piece has, its SKU and barcode, and its pictures. */
export function duplicateOf(product: ProductDetail): FormContent {
  const { values } = contentOf(product);
  return { values: { ...values, sku: '', barcode: '' }, images: [], video: null };
}

/** What the form can change of a stored product, as one text: it differs once the product has been changed. */
export function versionOf(product: ProductDetail): string {
  const { values, images } = contentOf(product);
  return JSON.stringify([values, images.map(({ id }) => id)]);
}

const isSameList = (some: readonly string[], others: readonly string[]) => some.join('\n') === others.join('\n');
const idsOf = (images: readonly UploadImage[]) => images.map(({ id }) => id);

export function isSameContent(one: FormContent, other: FormContent): boolean {
  return isSameForm(one.values, other.values) && isSameList(idsOf(one.images), idsOf(other.images)) && one.video === other.video;
}

/** How many changes of a stored product are not saved: its fields, each image that was removed or added, their order, the video. */
export function countChanges(content: FormContent, stored: FormContent): number {
  const fields = Object.keys(stored.values).filter((field) => content.values[field as ProductFormField] !== stored.values[field as ProductFormField]);
  const isVideoCounted = fields.includes('videoUrl');
  const kept = storedImageIds(content.images);
  const inOrder = idsOf(stored.images).filter((id) => kept.includes(id));
  const removed = stored.images.length - kept.length;
  const isVideoNew = content.video !== null && !isVideoCounted;
  return fields.length + removed + chosenImages(content.images).length + Number(!isSameList(kept, inOrder)) + Number(isVideoNew);
}

/**
 * The images of `before` that were removed are again where they were: behind the nearest image that they followed, or first. Stored
 * images stay before the chosen ones, also when they have been moved meanwhile.
 */
export function withRemoved(images: readonly UploadImage[], before: readonly UploadImage[]): UploadImage[] {
  const all = [...images];
  let place = 0;
  for (const image of before) {
    const known = all.findIndex(({ id }) => id === image.id);
    if (known < 0) {
      const stored = storedImageIds(all).length;
      place = 'url' in image ? Math.min(place, stored) : Math.max(place, stored);
      all.splice(place, 0, image);
    } else place = known;
    place += 1;
  }
  return all;
}

/** The ids of the images that are stored already, in order. */
export const storedImageIds = (images: readonly UploadImage[]) => idsOf(images.filter((image) => 'url' in image));

/** The chosen images, which have not been sent yet, in order. */
export const chosenImages = (images: readonly UploadImage[]) => images.flatMap((image) => ('file' in image ? [image] : []));

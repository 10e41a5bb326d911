import type { ProductDetail } from '@valise/contract';
import { mainFirst } from '../../mainImage.ts';
import { isPriceField, priceOf } from '../../priceOf.ts';
import { availabilityKey } from '../../availability.ts';
import { idsOf } from './formImages.ts';
import { productOptions } from './options.ts';
import { type FormContent, formOf } from './productForm.ts';

/** A number in the form it is typed: prices with two decimals. */
function numberText(value: number): string {
  const price = value.toFixed(2);
  return Number(price) === value ? price : String(value);
}

/** The listed availability with the same badge, so that 'rental' opens as 'Rented'. Any other opens as stored. */
const listedAvailability = (stored: string) =>
  productOptions.availability.find((listed) => availabilityKey(listed) === availabilityKey(stored)) ?? stored;

/** The form of a stored product, its main image first (spec 2.3). */
export function contentOf(product: ProductDetail): FormContent {
  const [storedVideo] = product.videos;
  const values = formOf((field) => {
    if (field === 'videoUrl') return storedVideo?.url ?? '';
    const value = isPriceField(field) ? priceOf(product, field) : product[field];
    return typeof value === 'number' ? numberText(value) : (value ?? '');
  });
  return {
    values: { ...values, availability: listedAvailability(product.availability) },
    images: mainFirst(product.images).map(({ id, url }) => ({ id, url })),
    video: null,
    storedVideo,
  };
}

/** The form of a new product with a stored one's content, except what belongs to one piece: SKU, barcode and pictures. */
export function duplicateOf(product: ProductDetail): FormContent {
  const { values } = contentOf(product);
  return { values: { ...values, sku: '', barcode: '' }, images: [], video: null };
}

/** Everything that the form can change of a stored product, as one text. It differs once the product has been changed. */
export function versionOf(product: ProductDetail): string {
  const { values, images } = contentOf(product);
  return JSON.stringify([values, idsOf(images)]);
}

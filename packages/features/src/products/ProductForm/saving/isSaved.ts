import { type ChangedProduct, type NewProduct, type Product, type ProductDetail, productFields } from '@valise/contract';
import { contentOf } from '../state/openedForm.ts';

const isSame = (sent: string, read: string | number | null) => (typeof read === 'number' ? sent !== '' && Number(sent) === read : sent === (read ?? ''));

/** Whether a product has everything that was entered. A server may fill in fields that were left empty. */
const hasEntered = (sent: NewProduct, read: Product): boolean =>
  productFields.every((field) => {
    const entered = sent[field].trim();
    return entered === '' || isSame(entered, read[field]);
  });

/** How many products have everything that was entered. */
export const countEqual = (sent: NewProduct, products: readonly Product[]) => products.filter((product) => hasEntered(sent, product)).length;

/**
 * Whether the list has a new product with that name and SKU. Without the earlier list, any product with everything that was
 * entered counts.
 */
export function isAdded(sent: NewProduct, before: readonly Product[] | undefined, now: readonly Product[]): boolean {
  if (before === undefined) return countEqual(sent, now) > 0;
  const { name, sku } = sent;
  const known = new Set(before.map(({ id }) => id));
  return now.some((product) => !known.has(product.id) && product.name === name.trim() && product.sku === sku.trim());
}

/** Whether every field of a product is as it was sent, including emptied fields. */
function hasAllFields(sent: NewProduct, read: ProductDetail): boolean {
  const { values } = contentOf(read);
  return productFields.every((field) => isSame(sent[field], read[field]) || sent[field] === values[field]);
}

/** Whether a product has the video that was sent: a file, an address, none for '', and any where nothing was said of it. */
function hasVideo({ videoFile, videoUrl }: ChangedProduct, { videos: [video] }: Product): boolean {
  if (videoFile !== undefined) return video !== undefined;
  if (videoUrl === undefined) return true;
  return videoUrl === '' ? video === undefined : video !== undefined && [video.url, video.sentUrl].includes(videoUrl);
}

/** Whether a product is as it was sent: its fields, the kept images and as many new ones, and its video. */
export function isChanged(sent: ChangedProduct, now: ProductDetail): boolean {
  const ids = new Set(now.images.map(({ id }) => id));
  const hasImages = sent.keepImageIds.every((id) => ids.has(id)) && ids.size === sent.keepImageIds.length + sent.images.length;
  return hasImages && hasVideo(sent, now) && hasAllFields(sent, now);
}

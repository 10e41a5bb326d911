import type { NewProduct, Product } from '@valise/contract';

/** A product that was added. The server's answer has no id. */
export interface AddedProduct {
  sent: NewProduct;
  /** All products from before. */
  before: readonly Product[];
}

// They end with the cache of a session.
const byCache = new WeakMap<object, AddedProduct>();

/** Keeps the product that was added last until the list has been read. */
export const keepAdded = (cache: object, added: AddedProduct): void => void byCache.set(cache, added);

/** The product that was added last, once, as soon as the list is another than before. */
export function takeAdded(cache: object, now: readonly Product[]): AddedProduct | undefined {
  const added = byCache.get(cache);
  if (added?.before === now) return undefined;
  byCache.delete(cache);
  return added;
}

/** The one new product with the SKU that was sent, else the barcode, else the name; undefined when that is not sure. */
export function findAdded({ sent, before }: AddedProduct, now: readonly Product[]): Product | undefined {
  const known = new Set(before.map(({ id }) => id));
  const field = (['sku', 'barcode'] as const).find((code) => sent[code].trim() !== '') ?? 'name';
  const found = now.filter((product) => !known.has(product.id) && product[field] === sent[field].trim());
  return found.length === 1 ? found[0] : undefined;
}

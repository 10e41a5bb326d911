import type { Product } from '@valise/contract';
import { findIn, firstOf, type Found, MOST_SHOWN } from '../../kit/find.ts';

/** So many are shown where the product list, which searches names alone, would not find them. */
const MOST_WITHOUT_LIST = 10;

export interface FoundProducts extends Found<Product> {
  /** The product list finds the same ones, and more than are shown. */
  isListed: boolean;
}

const nameOf = ({ name }: Product) => name;
const searchText = ({ id, name, brand, sku, barcode, location }: Product) => [name, `#${id}`, brand, sku, barcode, location].join('\n');

/** The products whose name, id, brand, SKU, barcode or location contains the query. Where many names do, those alone are meant. */
export function findProducts(products: readonly Product[], query: string): FoundProducts {
  const found = findIn(products, searchText, query);
  const byName = new Set(findIn(found, nameOf, query));
  if (byName.size > MOST_SHOWN) return { ...firstOf([...byName]), isListed: true };
  const others = found.filter((product) => !byName.has(product));
  return { shown: [...byName, ...others].slice(0, MOST_WITHOUT_LIST), count: found.length, isListed: false };
}

/** The product with exactly this barcode; null when none has it, or several have. */
export function productWithBarcode(products: readonly Product[], barcode: string): Product | null {
  const [found, ...others] = products.filter((product) => product.barcode.trim() === barcode);
  return found !== undefined && others.length === 0 ? found : null;
}

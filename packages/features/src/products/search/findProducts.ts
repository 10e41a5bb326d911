import type { Product } from '@valise/contract';

/** How many are shown above the link to the product list, and how many where that would not find them. */
const SHOWN = 3;
const SHOWN_WITHOUT_LIST = 10;

export interface FoundProducts {
  /** The first ones. */
  shown: Product[];
  count: number;
  /** The product list, which searches names alone, finds the same ones, and more than are shown. */
  isListed: boolean;
}

/** The text in which a product is searched for, lower-cased: its name, then what the product list does not search. */
interface SearchedText {
  name: string;
  others: string;
}

/** The texts of products, computed once and not per keystroke. */
export function searchedTexts(products: readonly Product[]): SearchedText[] {
  return products.map(({ id, name, brand, sku, barcode, location }) => ({
    name: name.toLowerCase(),
    others: [`#${id}`, brand, sku, barcode, location].join('\n').toLowerCase(),
  }));
}

/**
 * The products whose name, id, brand, SKU, barcode or location contains the query, ignoring letter case. Where many names do,
 * those alone are meant.
 */
export function findProducts(products: readonly Product[], texts: readonly SearchedText[], query: string): FoundProducts {
  const wanted = query.trim().toLowerCase();
  const byName: Product[] = [];
  const byOthers: Product[] = [];
  products.forEach((product, index) => {
    const text = texts[index];
    if (text?.name.includes(wanted)) byName.push(product);
    else if (text?.others.includes(wanted)) byOthers.push(product);
  });
  if (byName.length > SHOWN) return { shown: byName.slice(0, SHOWN), count: byName.length, isListed: true };
  const found = [...byName, ...byOthers];
  return { shown: found.slice(0, SHOWN_WITHOUT_LIST), count: found.length, isListed: false };
}

/** The product with exactly this barcode; null when none has it, or several have. */
export function productWithBarcode(products: readonly Product[], barcode: string): Product | null {
  const [found, ...others] = products.filter((product) => product.barcode.trim() === barcode);
  return found !== undefined && others.length === 0 ? found : null;
}

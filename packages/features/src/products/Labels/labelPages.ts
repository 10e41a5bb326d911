import type { Product } from '@valise/contract';

export interface LabelContent {
  name: string;
  brand: string;
  sku: string;
  /** The text of the QR code. */
  code: string;
}

/**
 * The most bytes of a code. With more its modules are under a third of a millimetre on the smallest label (ISO/IEC 18004, version
 * 11 at level M).
 */
const MOST_BYTES = 250;

export interface Labels {
  labels: LabelContent[];
  /** The products without a barcode, which get no label. */
  withoutBarcode: Product[];
  withLongBarcode: Product[];
}

/** The labels of products, in their order. */
export function labelsOf(products: readonly Product[], nameOf: (product: Product) => string): Labels {
  const result: Labels = { labels: [], withoutBarcode: [], withLongBarcode: [] };
  for (const product of products) {
    const code = product.barcode.trim();
    if (code === '') result.withoutBarcode.push(product);
    else if (new TextEncoder().encode(code).length > MOST_BYTES) result.withLongBarcode.push(product);
    else result.labels.push({ name: nameOf(product), brand: product.brand.trim(), sku: product.sku.trim(), code });
  }
  return result;
}

interface PageRules {
  /** How many labels there are on a page. */
  perPage: number;
  /** How many copies of each label, one after the other. */
  copies: number;
  /** The place of the first label on the first page, from 1. The places before it are used up. */
  start: number;
}

/** The labels of each page; null leaves a place empty. */
export function labelPages<Label>(labels: readonly Label[], { perPage, copies, start }: PageRules): (Label | null)[][] {
  const places = [...Array.from({ length: start - 1 }, () => null), ...labels.flatMap((label) => Array.from({ length: copies }, () => label))];
  if (labels.length === 0) return [];
  return Array.from({ length: Math.ceil(places.length / perPage) }, (_, page) => places.slice(page * perPage, (page + 1) * perPage));
}

/** Reads a typed whole number from 1 to `most`; undefined for any other text. */
export function countFrom(text: string, most: number): number | undefined {
  const number = Number(text.trim());
  return text.trim() !== '' && Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
}

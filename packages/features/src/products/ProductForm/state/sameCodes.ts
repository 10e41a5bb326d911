import type { Product } from '@valise/contract';

/** The name of the first other product with the same code, and how many more there are. */
export interface SameCode {
  name: string;
  others: number;
}

export type SameCodes = Readonly<Partial<Record<'sku' | 'barcode', SameCode>>>;

const key = (code: string) => code.trim().toLowerCase();

/**
 * The products that have the typed SKU or barcode, apart from the edited one. Two pieces may share a code, so this is no error.
 *
 * @param nameOf the name of a product on screen
 */
export function sameCodesOf(
  values: Readonly<Record<'sku' | 'barcode', string>>,
  known: readonly Product[],
  ownId: string | undefined,
  nameOf: (product: Product) => string,
): SameCodes {
  const sameOf = (field: 'sku' | 'barcode'): SameCode | undefined => {
    const wanted = key(values[field]);
    if (wanted === '') return undefined;
    const [first, ...others] = known.filter((product) => product.id !== ownId && key(product[field]) === wanted);
    return first && { name: nameOf(first), others: others.length };
  };
  return { sku: sameOf('sku'), barcode: sameOf('barcode') };
}

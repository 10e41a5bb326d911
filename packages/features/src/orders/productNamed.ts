import type { Product } from '@valise/contract';

const key = (name: string) => name.trim().toLowerCase();

/** Finds the product with a name; undefined when no product or several have it. */
export function productNamed(products: readonly Product[]): (name: string) => Product | undefined {
  const byName = new Map<string, Product | undefined>();
  for (const product of products) {
    const name = key(product.name);
    byName.set(name, byName.has(name) ? undefined : product);
  }
  return (name) => (name.trim() === '' ? undefined : byName.get(key(name)));
}

import type { Product } from '@valise/contract';

/** The address of a product's main image, else of its first; null when it has none. */
export function mainImage({ images }: Pick<Product, 'images'>): string | null {
  return (images.find(({ isPrimary }) => isPrimary) ?? images[0])?.url ?? null;
}

import type { Product, ProductImage } from '@valise/contract';

/** The address of a product's main image, else of its first image; null without images. */
export function mainImage({ images }: Pick<Product, 'images'>): string | null {
  return (images.find(({ isPrimary }) => isPrimary) ?? images[0])?.url ?? null;
}

/** A product's images, the main one first. */
export const mainFirst = (images: readonly ProductImage[]): readonly ProductImage[] =>
  images.toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary));

import { type Product, type ProductWire, product } from '@valise/contract';
import { manyProducts, readAll } from '@valise/contract/samples';

/** Storybook serves the drawn garments here, wherever it is served from itself. */
const drawn = (path: string) => new URL(path.replace(/^\/garments\/(.+)\.png$/, 'assets-drawn/garments/$1.svg'), document.baseURI).href;

/** `count` products as the API sends them, with pictures that Storybook can show. */
export function drawnProductWires(count: number): ProductWire[] {
  return manyProducts(count).map((wire) => ({
    ...wire,
    images: (wire.images ?? []).map((image) => ({ ...image, image_url: drawn(image.image_url) })),
  }));
}

export function drawnProducts(count: number): Product[] {
  return readAll(product, drawnProductWires(count));
}

import { type Order, order, type OrderWire } from '@valise/contract';
import { manyOrders, readAll } from '@valise/contract/samples';

/** Storybook serves the drawn garments here, relative to its own address. */
const drawn = (path: string) => new URL(path.replace(/^\/garments\/(.+)\.png$/, 'assets-drawn/garments/$1.svg'), document.baseURI).href;

/** `count` orders as the API sends them, with pictures that Storybook can show. */
export function drawnOrderWires(count: number): OrderWire[] {
  return manyOrders(count).map((wire) => ({
    ...wire,
    items: (wire.items ?? []).map((item) => ({ ...item, product_image: drawn(String(item.product_image)) })),
  }));
}

export const drawnOrders = (count: number): Order[] => readAll(order, drawnOrderWires(count));

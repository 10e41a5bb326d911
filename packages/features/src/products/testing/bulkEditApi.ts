import { type ChangedProduct, productEndpoints, productFormEndpoints, type ProductWire } from '@valise/contract';
import { Refusal } from '@valise/contract/serve';
import { fn } from 'storybook/test';
import { answers } from '#storybook/preview';
import { drawnProductWires } from './drawnProducts.ts';

/** Products held in memory that are listed, read and changed. */
export function bulkEditApi() {
  let stored: ProductWire[] = [];
  const one = (id: string) => {
    const found = stored.find((wire) => String(wire.id) === id);
    if (found === undefined) throw new Refusal(404, 'Product not found.');
    return found;
  };
  const list = fn(() => ({ data: stored }));
  const change = fn(accept);
  async function accept(id: string, { basePrice, availability }: ChangedProduct) {
    setOne(id, { base_price: basePrice, product_availibity: availability });
    return { message: 'Product updated successfully!' };
  }
  function setOne(id: string, part: Partial<ProductWire>) {
    stored = stored.map((wire) => (String(wire.id) === id ? { ...wire, ...part } : wire));
  }
  return {
    list,
    change,
    /** Stores a change, as `change` does by default. */
    accept,
    one,
    setOne,
    remove: (id: string) => {
      stored = stored.filter((wire) => String(wire.id) !== id);
    },
    /** Removes a key from each product that is sent. */
    omit: (id: string, key: keyof ProductWire) => {
      stored = stored.map((wire) => (String(wire.id) === id ? (Object.fromEntries(Object.entries(wire).filter(([name]) => name !== key)) as ProductWire) : wire));
    },
    reset: (count: number) => {
      stored = drawnProductWires(count);
      list.mockReset().mockImplementation(() => ({ data: stored }));
      change.mockReset().mockImplementation(accept);
    },
    handlers: [
      answers(
        { ...productEndpoints, ...productFormEndpoints },
        { list: () => list(), one: ({ params }) => ({ data: one(params.id) }), change: ({ params, body }) => change(params.id, body) },
      ),
    ],
  };
}

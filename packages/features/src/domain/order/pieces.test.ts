import { order } from '@valise/contract';
import { anOrder, anOrderItem, read } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { countItems, itemsText } from './pieces.ts';

const words = { itemsAndPieces: ({ items, pieces }: { items: number; pieces: number }) => `${items} items, ${pieces} pieces` };
const textOf = (overrides: Parameters<typeof anOrder>[0]) => itemsText(read(order, anOrder(overrides)), words, { number: (value) => `${value ?? '–'}` });

test('an item of two pieces is one item and two pieces', () => {
  expect(countItems([{ quantity: 2 }])).toEqual({ items: 1, pieces: 2 });
});

test('a quantity that cannot be read is one piece', () => {
  expect(countItems([{ quantity: null }, { quantity: 0 }, { quantity: 2.5 }, { quantity: 3 }])).toEqual({ items: 4, pieces: 6 });
});

test('the listed items are counted, whatever number the server sent', () => {
  expect(textOf({ items: [anOrderItem({ quantity: 2 })], items_count: 2 })).toBe('1 items, 2 pieces');
});

test('without a list the number that the server sent stands', () => {
  expect(textOf({ items: [], items_count: 4 })).toBe('4');
  expect(itemsText(null, words, { number: (value) => `${value ?? '–'}` })).toBe('–');
});

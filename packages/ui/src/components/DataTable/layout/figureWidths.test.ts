import { expect, test } from 'vitest';
import { figureWidths } from './figureWidths.ts';

const price = { id: 'price', align: 'end', cell: (text: string) => text } as const;

test('a column of figures is as wide as its longest one', () => {
  expect(figureWidths([price], ['$12.00', '$1,234.00', '–'])['price']).toBeCloseTo(7 * 0.6 + 2 * 0.3);
  expect(figureWidths([price], ['-$12.00'])['price']).toBeCloseTo(6 * 0.6 + 0.3);
});

test('words have no width of their own, nor has a column that is no column of figures', () => {
  expect(figureWidths([price], ['Today, 19:00', 'much'])).toEqual({});
  expect(figureWidths([{ ...price, align: 'start' }], ['$12.00'])).toEqual({});
});

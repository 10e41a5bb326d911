import { expect, test } from 'vitest';
import { priceAfter, type PriceChange, typedAmount } from './priceAfter.ts';

const change = (how: PriceChange['how'], typed: string, unit: PriceChange['unit'] = '%'): PriceChange => ({ how, unit, typed });

test.each([
  [42, change('keep', '10'), 42],
  [42, change('set', ''), 42],
  [42, change('set', '10.'), 10],
  [42, change('set', '1,284.50'), 1284.5],
  [null, change('set', '10'), 10],
  [42, change('raise', '10'), 46.2],
  [42, change('lower', '10'), 37.8],
  [0.1, change('raise', '0.2', '$'), 0.3],
  [42, change('lower', '42', '$'), 0],
  [42, change('lower', '100'), 0],
  [null, change('raise', '10', '$'), null],
])('%d and %j make %d', (price, asked, after) => {
  expect(priceAfter(asked)(price)).toEqual({ price: after });
});

test('prices are rounded to cents, halves up, whatever floating point makes of them', () => {
  expect(priceAfter(change('raise', '10'))(42.15)).toEqual({ price: 46.37 });
  expect(priceAfter(change('raise', '0'))(1.005)).toEqual({ price: 1 });
  expect(priceAfter(change('lower', '33.33'))(9.99)).toEqual({ price: 6.66 });
});

test('a price below zero or too large to be exact is refused, not cut', () => {
  expect(priceAfter(change('lower', '42.01', '$'))(42)).toEqual({ refused: 'belowZero' });
  expect(priceAfter(change('lower', '101'))(42)).toEqual({ refused: 'belowZero' });
  expect(priceAfter(change('raise', '9'.repeat(20)))(42)).toEqual({ refused: 'tooLarge' });
  expect(priceAfter(change('set', '9'.repeat(400)))(42)).toEqual({ refused: 'tooLarge' });
});

test('what is typed is a number, or there is none yet', () => {
  expect(['10', '1.234,5', '', '1e3', '0'].map((typed) => typedAmount(change('set', typed)))).toEqual([10, 1234.5, undefined, undefined, 0]);
  expect([change('set', '1.234'), change('raise', '1.234', '$'), change('raise', '1.234')].map(typedAmount)).toEqual([undefined, undefined, 1.234]);
});

import { expect, test } from 'vitest';
import { amountOf, daysWithin, rentalPeriod, rentalPrice } from './rentalPrice.ts';

test.each([
  ['$18/day', 18],
  ['18', 18],
  ['$1,018.50 per day', 1018.5],
  ['12,5 / day', 12.5],
  ['0', 0],
  ['42.5000', 42.5],
  [42, 42],
])('%s is read as a number', (text, value) => {
  expect(amountOf(text)).toEqual({ text: String(text), value });
});

test.each(['', 'on request', '-5', '$18/week', '1.234', null])('%s is no number', (text) => {
  expect(amountOf(text)).toEqual({ text: text ?? '', value: undefined });
});

test.each([
  [1, 0, 42],
  [2, 18, 60],
  [3, 36, 78],
  [14, 234, 276],
])('the base price pays the first of %i days, and every further day is one extension', (days, extensions, total) => {
  expect(rentalPrice('42.00', '$18/day', days)).toMatchObject({ days, furtherDays: days - 1, extensions, total });
});

test('an extension of nothing adds nothing', () => {
  expect(rentalPrice(42, '0', 3)).toMatchObject({ extensions: 0, total: 42 });
});

test('what is not a number is kept as written and not summed', () => {
  expect(rentalPrice('ask us', '$18/day', 2)).toMatchObject({ base: { text: 'ask us' }, extensions: 18, total: undefined });
  expect(rentalPrice('42', 'on request', 2)).toMatchObject({ extension: { text: 'on request' }, extensions: undefined, total: undefined });
  expect(rentalPrice(null, '$18/day', 1).total).toBeUndefined();
});

test('one day needs no extension', () => {
  expect(rentalPrice('42', 'on request', 1).total).toBe(42);
});

test.each([
  ['2 days', '14 days', { min: 2, max: 14 }],
  ['1 DAY', '1 day', { min: 1, max: 1 }],
  ['3', '2 weeks', { min: 3, max: 14 }],
  ['', '14 days', { min: 1, max: undefined }],
  ['2 days', 'a season', { min: 1, max: undefined }],
  ['4 days', '2 days', { min: 1, max: undefined }],
  ['0 days', '9 days', { min: 1, max: undefined }],
])('from %j to %j', (min, max, period) => {
  expect(rentalPeriod(min, max)).toEqual(period);
});

test('a number of days stays within the period', () => {
  expect(daysWithin({ min: 2, max: 4 }, 1)).toBe(2);
  expect(daysWithin({ min: 2, max: 4 }, 9)).toBe(4);
  expect(daysWithin({ min: 1, max: undefined }, 900)).toBe(900);
});

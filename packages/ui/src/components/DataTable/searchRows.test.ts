import { expect, test } from 'vitest';
import { placesLeft, searchTexts } from './searchRows.ts';

const rows = [
  { name: 'Silk Slip Dress', stock: 4 },
  { name: 'Linen Trousers', stock: 0 },
  { name: 'Evening Wrap Dress', stock: 1 },
];
const texts = searchTexts(rows, (row) => row.name);
const isInStock = (row: { stock: number }) => row.stock > 0;

test('letter case and spaces around a search do not matter', () => {
  expect(placesLeft(rows, null, { search: '  dRESS ', texts })).toEqual([0, 2]);
});

test('a search is text, not a pattern', () => {
  expect(placesLeft(rows, null, { search: '.*', texts })).toEqual([]);
});

test('nothing to narrow leaves the very order that came', () => {
  const places = [2, 0, 1];
  expect(placesLeft(rows, places, { search: '  ', texts })).toBe(places);
  expect(placesLeft(rows, null, {})).toBeNull();
});

test('a sorted order stays sorted', () => {
  expect(placesLeft(rows, [2, 1, 0], { search: 'dress', texts })).toEqual([2, 0]);
});

test('search and filter narrow each other', () => {
  expect(placesLeft(rows, null, { search: 'n', texts, filter: isInStock })).toEqual([2]);
});

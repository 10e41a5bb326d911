import { expect, test } from 'vitest';
import { filterRows, searchTexts } from './filterRows.ts';

const rows = [
  { name: 'Silk Slip Dress', stock: 4 },
  { name: 'Linen Trousers', stock: 0 },
  { name: 'Evening Wrap Dress', stock: 1 },
];
const texts = searchTexts(rows, (row) => row.name);
const isInStock = (row: { stock: number }) => row.stock > 0;

test('letter case and spaces around a search do not matter', () => {
  expect(filterRows(rows, null, { search: '  dRESS ', texts })).toEqual([0, 2]);
});

test('a search is text, not a pattern', () => {
  expect(filterRows(rows, null, { search: '.*', texts })).toEqual([]);
});

test('without a search and a filter the given order is returned itself', () => {
  const rowIndexes = [2, 0, 1];
  expect(filterRows(rows, rowIndexes, { search: '  ', texts })).toBe(rowIndexes);
  expect(filterRows(rows, null, {})).toBeNull();
});

test('filtering keeps the sorted order', () => {
  expect(filterRows(rows, [2, 1, 0], { search: 'dress', texts })).toEqual([2, 0]);
});

test('a row has to pass both the search and the filter', () => {
  expect(filterRows(rows, null, { search: 'n', texts, matches: isInStock })).toEqual([2]);
});

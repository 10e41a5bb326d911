import { expect, test, vi } from 'vitest';
import { filterRows } from './filterRows.ts';

const rows = [
  { name: 'Silk Slip Dress', stock: 4 },
  { name: 'Linen Trousers', stock: 0 },
  { name: 'Evening Wrap Dress', stock: 1 },
];
const searchText = ({ name }: { name: string }) => name;
const isInStock = (row: { stock: number }) => row.stock > 0;

test('letter case and spaces around a search do not matter', () => {
  expect(filterRows(rows, null, { search: '  dRESS ', searchText })).toEqual([0, 2]);
});

test('words are found in any order, with and without accents', () => {
  expect(filterRows(rows, null, { search: 'dress  silk', searchText })).toEqual([0]);
  expect(filterRows(rows, null, { search: 'évening', searchText })).toEqual([2]);
});

test('a row is found by its whole code too', () => {
  const searchCodes = ({ stock }: { stock: number }) => [`8042${stock}`, ' ZR-1 '.repeat(stock === 4 ? 1 : 0)];
  expect(filterRows(rows, null, { search: ' 80420 ', searchText, searchCodes })).toEqual([1]);
  expect(filterRows(rows, null, { search: 'zr-1', searchText, searchCodes })).toEqual([0]);
  expect(filterRows(rows, null, { search: '8042', searchText, searchCodes })).toEqual([]);
});

test('a search is text, not a pattern', () => {
  expect(filterRows(rows, null, { search: '.*', searchText })).toEqual([]);
});

test('without a search and a filter the given order is returned itself', () => {
  const rowIndexes = [2, 0, 1];
  expect(filterRows(rows, rowIndexes, { search: '  ', searchText })).toBe(rowIndexes);
  expect(filterRows(rows, null, {})).toBeNull();
});

test('filtering keeps the sorted order', () => {
  expect(filterRows(rows, [2, 1, 0], { search: 'dress', searchText })).toEqual([2, 0]);
});

test('a filter keeps the sorted order too, with a search and without', () => {
  expect(filterRows(rows, [2, 1, 0], { matches: isInStock })).toEqual([2, 0]);
  expect(filterRows(rows, [2, 1, 0], { search: 'silk', searchText, matches: isInStock })).toEqual([0]);
});

test('of an order of some rows those that pass are kept', () => {
  expect(filterRows(rows, [2, 1], { search: 'dress', searchText })).toEqual([2]);
});

test('a row has to pass both the search and the filter', () => {
  expect(filterRows(rows, null, { search: 'n', searchText, matches: isInStock })).toEqual([2]);
});

test('the text of a row is read once, also by another search and another filter', () => {
  const read = vi.fn<typeof searchText>(searchText);
  for (const search of ['dress', 'silk dress', 'dress']) filterRows(rows, null, { search, searchText: read, matches: isInStock });
  expect(read).toHaveBeenCalledTimes(rows.length);
  filterRows([...rows], null, { search: 'dress', searchText: read });
  expect(read).toHaveBeenCalledTimes(2 * rows.length);
});

test('a search is looked for once, and the next one again', () => {
  const found = filterRows(rows, null, { search: 'dress', searchText });
  expect(filterRows(rows, null, { search: ' Dress', searchText })).toBe(found);
  expect(filterRows(rows, null, { search: 'silk', searchText })).toEqual([0]);
  expect(filterRows(rows, null, { search: 'dress', searchText })).toEqual([0, 2]);
});

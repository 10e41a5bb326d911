import { expect, test } from 'vitest';
import { countEach } from './countEach.ts';
import { countRows } from './countRows.ts';

const rows = [
  { name: 'Silk Dress', status: 'free' },
  { name: 'Silk Skirt', status: 'rented' },
  { name: 'Oxford Shirt', status: 'rented' },
  { name: 'Silk Scarf', status: null },
];
const searchText = ({ name }: (typeof rows)[number]) => name;
const matches = ({ status }: (typeof rows)[number]) => status === 'rented';

test.each([
  [{}, 4],
  [{ search: ' SILK ', searchText }, 3],
  [{ search: 'silk' }, 4],
  [{ matches }, 2],
  [{ search: 'silk', searchText, matches }, 1],
])('%j leaves %i rows', (filter, count) => {
  expect(countRows(rows, filter)).toBe(count);
});

test('each key is counted among the rows that are left; a row without one is not', () => {
  const keyOf = ({ status }: (typeof rows)[number]) => status;
  expect([...countEach(rows, {}, keyOf)]).toEqual([['free', 1], ['rented', 2]]);
  expect([...countEach(rows, { search: 'silk ', searchText }, keyOf)]).toEqual([['free', 1], ['rented', 1]]);
  expect([...countEach(rows, { matches }, keyOf)]).toEqual([['rented', 2]]);
});

import { expect, test } from 'vitest';
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

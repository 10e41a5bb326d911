import { expect, test } from 'vitest';
import { orderedColumns } from './orderedColumns.ts';

const columns = [{ id: 'name', isKey: true }, { id: 'grade' }, { id: 'status' }, { id: 'price' }];
const ordered = (...order: string[]) => orderedColumns(columns, order).map(({ id }) => id);

test('columns come in the given order, and the key column stays where it is', () => {
  expect(ordered('price', 'name', 'status', 'grade')).toEqual(['name', 'price', 'status', 'grade']);
});

test('a column that the order does not name comes after the one that it follows by default', () => {
  expect(ordered('price', 'grade')).toEqual(['name', 'price', 'grade', 'status']);
  expect(ordered('price', 'status')).toEqual(['name', 'grade', 'price', 'status']);
});

test('unknown and repeated ids change nothing, and without an order the columns are the same list', () => {
  expect(ordered('price', 'colour', 'price')).toEqual(['name', 'grade', 'status', 'price']);
  expect(orderedColumns(columns, [])).toBe(columns);
});

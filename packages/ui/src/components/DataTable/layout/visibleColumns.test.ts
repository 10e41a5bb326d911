import { expect, test } from 'vitest';
import { visibleColumns } from './visibleColumns.ts';

const columns = [{ id: 'name', isKey: true }, { id: 'grade' }, { id: 'price' }];
const idsOf = (columns: readonly { id: string }[]) => columns.map(({ id }) => id);

test('hidden columns are left out and the others keep their order', () => {
  expect(idsOf(visibleColumns(columns, ['grade']))).toEqual(['name', 'price']);
});

test('the key column cannot be hidden', () => {
  expect(idsOf(visibleColumns(columns, ['name', 'grade', 'price']))).toEqual(['name']);
});

test('without a key column the first column stays', () => {
  expect(idsOf(visibleColumns(columns.slice(1), ['grade', 'price']))).toEqual(['grade']);
});

test('ids of unknown columns hide nothing', () => {
  expect(visibleColumns(columns, ['colour'])).toEqual(columns);
});

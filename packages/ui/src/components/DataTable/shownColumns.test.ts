import { expect, test } from 'vitest';
import { shownColumns } from './shownColumns.ts';

const columns = [{ id: 'name', isKey: true }, { id: 'grade' }, { id: 'price' }];
const idsOf = (shown: readonly { id: string }[]) => shown.map(({ id }) => id);

test('hidden columns are left out, in the order of the rest', () => {
  expect(idsOf(shownColumns(columns, ['grade']))).toEqual(['name', 'price']);
});

test('the column that names the row cannot be hidden', () => {
  expect(idsOf(shownColumns(columns, ['name', 'grade', 'price']))).toEqual(['name']);
});

test('without such a column the first one stays', () => {
  expect(idsOf(shownColumns(columns.slice(1), ['grade', 'price']))).toEqual(['grade']);
});

test('ids of columns that are no more hide nothing', () => {
  expect(shownColumns(columns, ['colour'])).toEqual(columns);
});

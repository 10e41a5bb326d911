import { expect, test } from 'vitest';
import { countSelected, isSelected, noSelection, selectionOfAll, selectionOfIds, withRows } from './rowSelection.ts';

const rows = ['a', 'b', 'c', 'd'];
const rowId = (row: string) => row;
const selected = (selection: typeof noSelection, loaded = rows) => loaded.filter((id) => isSelected(selection, id, loaded));

test('rows are added and removed, whether they were listed or all selected', () => {
  expect(selected(withRows(noSelection, ['a', 'c'], true))).toEqual(['a', 'c']);
  expect(selected(withRows(selectionOfIds(['a', 'c']), ['a', 'b'], false))).toEqual(['c']);
  const allButTwo = withRows(selectionOfAll(rows, rowId), ['b', 'c'], false);
  expect(selected(allButTwo)).toEqual(['a', 'd']);
  expect(selected(withRows(allButTwo, ['c'], true))).toEqual(['a', 'c', 'd']);
});

test('a row that was loaded after all were selected is not selected, and can be', () => {
  const all = selectionOfAll(rows, rowId);
  const later = ['new', ...rows];
  expect(selected(all, later)).toEqual(rows);
  expect(selected(withRows(all, ['new'], true), later)).toEqual(later);
});

test('selecting all reads no id of unchanged rows', () => {
  const unreadable = (): string => {
    throw new Error('read');
  };
  const all = selectionOfAll(rows, unreadable);
  expect(isSelected(all, 'a', rows)).toBe(true);
  expect(countSelected(all, rows, unreadable)).toBe(4);
});

test('only rows that are still loaded are counted', () => {
  expect(countSelected(selectionOfIds(['a', 'gone']), rows, rowId)).toBe(1);
  expect(countSelected(selectionOfAll(rows, rowId), ['b', 'new'], rowId)).toBe(1);
  expect(countSelected(noSelection, rows, rowId)).toBe(0);
});

test('the rows with the given indexes are counted', () => {
  expect(countSelected(selectionOfIds(['a', 'c']), rows, rowId, [1, 2])).toBe(1);
  expect(countSelected(selectionOfAll(rows, rowId), rows, rowId, [1, 2])).toBe(2);
  expect(countSelected(withRows(selectionOfAll(rows, rowId), ['b'], false), rows, rowId, [1, 2])).toBe(1);
});

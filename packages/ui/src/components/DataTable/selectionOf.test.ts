import { expect, test } from 'vitest';
import { countSelected, selectionOf } from './selectionOf.ts';

test.each([
  [['a', 'b'], [], 'none'],
  [['a', 'b'], ['c'], 'none'],
  [['a', 'b'], ['b'], 'some'],
  [['a', 'b'], ['a', 'b', 'c'], 'all'],
  [[], ['a'], 'none'],
] as const)('of %j, with %j selected, %s are', (ids, selected, expected) => {
  expect(selectionOf(ids, new Set(selected))).toBe(expected);
});

test('a selected row that has left the list no longer counts', () => {
  expect(countSelected(['a', 'b', 'c'], new Set(['a', 'c', 'deleted']))).toBe(2);
});

test('the rest of the list is not looked at once all are found', () => {
  function* ids() {
    yield 'a';
    throw new Error('looked too far');
  }
  expect(countSelected(ids(), new Set(['a']))).toBe(1);
});

import { expect, test } from 'vitest';
import { countSelected, selectionOf } from './selectionOf.ts';

test.each([
  [['a', 'b'], [], 'none'],
  [['a', 'b'], ['c'], 'none'],
  [['a', 'b'], ['b'], 'some'],
  [['a', 'b'], ['a', 'b', 'c'], 'all'],
  [[], ['a'], 'none'],
] as const)('with %j in the list and %j selected, the selection is %s', (ids, selected, expected) => {
  expect(selectionOf(ids, new Set(selected))).toBe(expected);
});

test('a selected row that is no longer in the list does not count', () => {
  expect(countSelected(['a', 'b', 'c'], new Set(['a', 'c', 'deleted']))).toBe(2);
});

test('counting stops once all selected ids are found', () => {
  function* ids() {
    yield 'a';
    throw new Error('read past the last selected id');
  }
  expect(countSelected(ids(), new Set(['a']))).toBe(1);
});

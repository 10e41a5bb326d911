import { describe, expect, test } from 'vitest';
import { type SortKey, sortKeys, sortedIndexes } from './sortRows.ts';

const english = new Intl.Collator('en-US');
const sorted = (keys: SortKey[], direction: 'ascending' | 'descending' = 'ascending', collator = english) =>
  sortedIndexes(sortKeys(keys, (key) => key), direction, collator).map((index) => keys[index]);

describe('text', () => {
  test('is sorted by the locale, not by code points', () => {
    expect(sorted(['Zara', 'élan', 'Gucci', 'prada', 'Éclair'])).toEqual(['Éclair', 'élan', 'Gucci', 'prada', 'Zara']);
  });

  test('another locale sorts it differently', () => {
    expect(sorted(['zebra', 'äpple', 'apple'], 'ascending', new Intl.Collator('sv'))).toEqual(['apple', 'zebra', 'äpple']);
  });
});

test('numbers are sorted by value', () => {
  expect(sorted([120, 18, 9.5, -3])).toEqual([-3, 9.5, 18, 120]);
  expect(sorted([120, 18, 9.5, -3], 'descending')).toEqual([120, 18, 9.5, -3]);
});

test('rows without a key come last in both directions', () => {
  expect(sorted([null, 3, Number.NaN, 1])).toEqual([1, 3, null, Number.NaN]);
  expect(sorted([null, 3, Number.NaN, 1], 'descending')).toEqual([3, 1, null, Number.NaN]);
  expect(sorted([null, 'b', 'a'], 'descending')).toEqual(['b', 'a', null]);
});

test('equal keys keep their order in both directions', () => {
  const keys = sortKeys([2, 1, 2, 1], (key) => key);
  expect(sortedIndexes(keys, 'ascending', english)).toEqual([1, 3, 0, 2]);
  expect(sortedIndexes(keys, 'descending', english)).toEqual([0, 2, 1, 3]);
});

test('a key is computed once per row', () => {
  let computed = 0;
  sorted(sortKeys([3, 1, 2, 5, 4], (key) => {
    computed += 1;
    return key;
  }));
  expect(computed).toBe(5);
});

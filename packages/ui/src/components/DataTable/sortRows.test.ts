import { describe, expect, test } from 'vitest';
import { type SortKey, sortKeys, sortedPlaces } from './sortRows.ts';

const english = new Intl.Collator('en-US');
const sorted = (keys: SortKey[], direction: 'ascending' | 'descending' = 'ascending', collator = english) =>
  sortedPlaces(sortKeys(keys, (key) => key), direction, collator).map((place) => keys[place]);

describe('text', () => {
  test('stands in the order of the language, not of the alphabet of machines', () => {
    expect(sorted(['Zara', 'élan', 'Gucci', 'prada', 'Éclair'])).toEqual(['Éclair', 'élan', 'Gucci', 'prada', 'Zara']);
  });

  test('another language may order it otherwise', () => {
    expect(sorted(['zebra', 'äpple', 'apple'], 'ascending', new Intl.Collator('sv'))).toEqual(['apple', 'zebra', 'äpple']);
  });
});

test('numbers stand by size', () => {
  expect(sorted([120, 18, 9.5, -3])).toEqual([-3, 9.5, 18, 120]);
  expect(sorted([120, 18, 9.5, -3], 'descending')).toEqual([120, 18, 9.5, -3]);
});

test('what has no key stands last in both directions', () => {
  expect(sorted([null, 3, Number.NaN, 1])).toEqual([1, 3, null, Number.NaN]);
  expect(sorted([null, 3, Number.NaN, 1], 'descending')).toEqual([3, 1, null, Number.NaN]);
  expect(sorted([null, 'b', 'a'], 'descending')).toEqual(['b', 'a', null]);
});

test('equal keys keep their order in both directions', () => {
  const keys = sortKeys([2, 1, 2, 1], (key) => key);
  expect(sortedPlaces(keys, 'ascending', english)).toEqual([1, 3, 0, 2]);
  expect(sortedPlaces(keys, 'descending', english)).toEqual([0, 2, 1, 3]);
});

test('a key is asked for once per row', () => {
  let asked = 0;
  sorted(sortKeys([3, 1, 2, 5, 4], (key) => {
    asked += 1;
    return key;
  }));
  expect(asked).toBe(5);
});

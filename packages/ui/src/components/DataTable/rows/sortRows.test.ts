import { describe, expect, test } from 'vitest';
import type { SortKey } from '../tableProps.ts';
import { sortedIndexes, sortRanks } from './sortRows.ts';

const english = new Intl.Collator('en-US');
const sorted = (keys: SortKey[], direction: 'ascending' | 'descending' = 'ascending', collator = english) =>
  sortedIndexes(sortRanks(keys, (key) => key, collator), direction).map((index) => keys[index]);

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

test('numbers come before text, by value', () => {
  expect(sorted(['b', 100, '10', 99, 'a', null])).toEqual([99, 100, '10', 'a', 'b', null]);
  expect(sorted(['b', 100, '10', 99, 'a', null], 'descending')).toEqual(['b', 'a', '10', 100, 99, null]);
});

test('numbers in their order, against it, and with one out of place', () => {
  for (const keys of [[1, 2, 2, 7], [7, 2, 2, 1], [1, 7, 2, 2], [7, 1, 2, 2]]) {
    expect(sorted(keys)).toEqual([1, 2, 2, 7]);
    expect(sorted(keys, 'descending')).toEqual([7, 2, 2, 1]);
  }
});

test('rows against the order of their keys keep their order where keys are equal', () => {
  const ranks = sortRanks([3, 2, 2, 1], (key) => key, english);
  expect(sortedIndexes(ranks, 'ascending')).toEqual([3, 1, 2, 0]);
  expect(sortedIndexes(ranks, 'descending')).toEqual([0, 1, 2, 3]);
});

test('equal keys keep their order in both directions', () => {
  const ranks = sortRanks([2, 1, 2, 1], (key) => key, english);
  expect(sortedIndexes(ranks, 'ascending')).toEqual([1, 3, 0, 2]);
  expect(sortedIndexes(ranks, 'descending')).toEqual([0, 2, 1, 3]);
});

test('texts that the locale takes for equal keep their order in both directions', () => {
  const ranks = sortRanks(['b', 'a', 'A', 'a'], (key) => key, new Intl.Collator('en-US', { sensitivity: 'base' }));
  expect(sortedIndexes(ranks, 'ascending')).toEqual([1, 2, 3, 0]);
  expect(sortedIndexes(ranks, 'descending')).toEqual([0, 1, 2, 3]);
});

test('no row, or no row with a key', () => {
  expect(sorted([])).toEqual([]);
  expect(sorted([null, null], 'descending')).toEqual([null, null]);
});

test('in 10,000 rows a key is computed once each, and only different keys are compared', () => {
  const names = ['Silk Slip Dress', 'Trench', 'Oxford Shirt', 'Merino Crew Knit'];
  const rows = Array.from({ length: 10_000 }, (_, index) => names[index % names.length]!);
  let computed = 0;
  let compared = 0;
  const collator = {
    compare: (a: string, b: string) => {
      compared += 1;
      return english.compare(a, b);
    },
  };
  const ranks = sortRanks(rows, (name) => ((computed += 1), name), collator);
  for (const direction of ['ascending', 'descending'] as const) sortedIndexes(ranks, direction);
  expect(computed).toBe(10_000);
  expect(compared).toBeLessThanOrEqual(10);
});

import { expect, test } from 'vitest';
import { firstShown, moreShown } from './shownCount.ts';

test('a lane begins with three', () => {
  expect(firstShown).toBe(3);
});

test('of five, all five follow', () => {
  expect(moreShown(3, 5)).toBe(5);
});

test('of two thousand, fifty follow at a time', () => {
  expect(moreShown(3, 2000)).toBe(53);
  expect(moreShown(53, 2000)).toBe(103);
});

import { expect, test } from 'vitest';
import { pageAfterResize, pageOf, pageWithin } from './pageOf.ts';

test('the last page of 23 refunds, ten a page, shows entries 21 to 23', () => {
  expect(pageOf({ total: 23, size: 10, page: 3 })).toEqual({ from: 21, to: 23, pages: 3 });
});

test('a full last page has no page after it', () => {
  expect(pageOf({ total: 20, size: 10, page: 2 })).toEqual({ from: 11, to: 20, pages: 2 });
});

test('a page past the last shows the last', () => {
  expect(pageOf({ total: 23, size: 10, page: 99 })).toEqual({ from: 21, to: 23, pages: 3 });
});

test('without entries there is one empty page', () => {
  expect(pageOf({ total: 0, size: 10, page: 4 })).toEqual({ from: 0, to: 0, pages: 1 });
});

test.each([
  [0, 1],
  [-3, 1],
  [2.9, 2],
  [Number.NaN, 1],
  [7, 5],
])('page %s of 5 is page %s', (page, within) => {
  expect(pageWithin(page, 5)).toBe(within);
});

test('another size keeps the first entry visible', () => {
  // With ten a page, page 4 begins with entry 31.
  expect(pageAfterResize(4, 10, 25)).toBe(2);
  expect(pageAfterResize(4, 10, 5)).toBe(7);
  expect(pageAfterResize(1, 10, 50)).toBe(1);
});

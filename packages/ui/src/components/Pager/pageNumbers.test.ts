import { expect, test } from 'vitest';
import { pageNumbers } from './pageNumbers.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [2, 4, [1, 2, 3, 4]],
  [1, 25, [1, 2, 3, 'gap', 25]],
  [3, 25, [1, 2, 3, 4, 'gap', 25]],
  [4, 25, [1, 2, 3, 4, 5, 'gap', 25]],
  [5, 25, [1, 'gap', 4, 5, 6, 'gap', 25]],
  [22, 25, [1, 'gap', 21, 22, 23, 24, 25]],
  [25, 25, [1, 'gap', 23, 24, 25]],
  [99, 25, [1, 'gap', 23, 24, 25]],
  [1, 5, [1, 2, 3, 4, 5]],
] as const)('page %s of %s', (page, pages, numbers) => {
  expect(pageNumbers({ page, pages })).toEqual(numbers);
});

test('of 5,000 pages at most seven are shown', () => {
  expect(pageNumbers({ page: 2500, pages: 5000 })).toEqual([1, 'gap', 2499, 2500, 2501, 'gap', 5000]);
});

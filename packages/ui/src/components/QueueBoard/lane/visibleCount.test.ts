import { expect, test } from 'vitest';
import { initialCount, increasedCount } from './visibleCount.ts';

test('a lane shows three cards at first', () => {
  expect(initialCount).toBe(3);
});

test('of five cards, Show More shows all', () => {
  expect(increasedCount(3, 5)).toBe(5);
});

test('of two thousand cards, Show More adds fifty', () => {
  expect(increasedCount(3, 2000)).toBe(53);
  expect(increasedCount(53, 2000)).toBe(103);
});

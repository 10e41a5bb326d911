import { expect, test } from 'vitest';
import { tintOf } from './tintOf.ts';

test('an id keeps its tint', () => {
  expect(tintOf('Amelia Thornton', 3)).toBe(tintOf('Amelia Thornton', 3));
});

test('consecutive ids use all tints', () => {
  const tints = new Set(Array.from({ length: 9 }, (_, index) => tintOf(`rider-${index}`, 3)));
  expect([...tints].toSorted()).toEqual([0, 1, 2]);
});

import { refund } from '@valise/contract';
import { aRefund, read } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { searchText } from './searchText.ts';

test('a refund is found by its number, its order, its traveler and its partner, and not by its reason', () => {
  const text = searchText(read(refund, aRefund()));
  for (const wanted of ['RF-3082', '#82', '#20391', '20391', 'Emma Dahl', 'Barcelona Flagship']) expect(text).toContain(wanted);
  expect(text).not.toContain('zip');
});

test('a refund of which nothing is known is found by its id alone', () => {
  const text = searchText(read(refund, aRefund({ refund_id: null, order: null, traveler: null, partner: null })));
  expect(text.trim()).toBe('#82');
});

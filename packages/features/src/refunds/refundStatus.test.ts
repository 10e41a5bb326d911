import { expect, test } from 'vitest';
import { isDecided, isDecidedAs, refundStatuses } from './refundStatus.ts';

test.each([
  ['Pending', 'pending'],
  [' PROCESSED ', 'processed'],
  ['rejected', 'rejected'],
  ['Paid out', null],
  ['', null],
])('the status %j is %s', (status, key) => {
  expect(refundStatuses.keyOf(status)).toBe(key);
});

test.each([
  ['Pending', false],
  ['', false],
  ['Processed', true],
  ['Rejected', true],
  ['Paid out', true],
])('a refund that is %j is decided: %s', (status, decided) => {
  expect(isDecided(status)).toBe(decided);
});

test('a decision is found in a status of any letter case', () => {
  expect(isDecidedAs('processed', 'Processed')).toBe(true);
  expect(isDecidedAs('Rejected', 'Processed')).toBe(false);
});

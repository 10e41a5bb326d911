import { expect, test } from 'vitest';
import { dueOf, inLargestUnit, lateBy } from './due.ts';

const now = new Date(2026, 10, 30, 12, 0);
const MINUTE = 60_000;
/** An order that is due at a time of November 2026. */
const due = (day: number, hour: number, minute = 0, status = 'Processing') => ({ eta: new Date(2026, 10, day, hour, minute).toISOString(), status });

test.each([
  [due(30, 11, 35), 'overdue'],
  [due(29, 23), 'overdue'],
  [due(30, 11, 59), 'overdue'],
  [due(30, 12), 'today'],
  [due(30, 23, 59), 'today'],
  // 1 and 2 December.
  [due(31, 9), 'tomorrow'],
  [due(32, 9), null],
  [{ eta: '12 min', status: 'Processing' }, null],
  [{ eta: '', status: 'Processing' }, null],
] as const)('%o is %s', (order, expected) => {
  expect(dueOf(order, now)).toBe(expected);
});

test('delivered, returned and cancelled orders are never due', () => {
  for (const status of ['Delivered', 'returned', ' CANCELLED ']) {
    expect(dueOf(due(30, 11, 0, status), now)).toBeNull();
    expect(dueOf(due(30, 13, 0, status), now)).toBeNull();
    expect(lateBy(due(30, 11, 0, status), now)).toBeNull();
  }
});

test('pending and shipped orders can be overdue, and those with a status that no document names', () => {
  for (const status of ['Pending', 'shipped', 'At customs']) expect(lateBy(due(30, 11, 35, status), now)).toBe(25 * MINUTE);
});

test('an order is not late within a minute of its ETA', () => {
  expect(lateBy(due(30, 12), new Date(now.getTime() + MINUTE - 1))).toBeNull();
  expect(lateBy(due(30, 12), new Date(now.getTime() + MINUTE))).toBe(MINUTE);
});

test.each([
  [59 * MINUTE + 59_999, { unit: 'minutes', count: 59 }],
  [60 * MINUTE, { unit: 'hours', count: 1 }],
  [24 * 60 * MINUTE - 1, { unit: 'hours', count: 23 }],
  [47 * 60 * MINUTE, { unit: 'days', count: 1 }],
] as const)('%d ms is %o', (ms, expected) => {
  expect(inLargestUnit(ms)).toEqual(expected);
});

import { CalendarDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { dateOf, isoOf } from './isoDate.ts';

test('a day is formatted as YYYY-MM-DD', () => {
  expect(isoOf(new CalendarDate(2026, 2, 3))).toBe('2026-02-03');
});

test('a formatted day is parsed', () => {
  expect(dateOf('2026-12-24')?.toString()).toBe('2026-12-24');
});

test.each(['', '24 Dec 2026', '2026-02-30', '2026-12-24T10:00'])('%s is not a day', (text) => {
  expect(dateOf(text)).toBeNull();
});

test('null stays null', () => {
  expect(dateOf(null)).toBeNull();
});

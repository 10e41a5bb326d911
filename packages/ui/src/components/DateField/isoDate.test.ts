import { CalendarDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { dateOf, isoOf } from './isoDate.ts';

test('a day is kept as year, month and day, with zeros', () => {
  expect(isoOf(new CalendarDate(2026, 2, 3))).toBe('2026-02-03');
});

test('what was kept is read again', () => {
  expect(dateOf('2026-12-24')?.toString()).toBe('2026-12-24');
});

test.each(['', '24 Dec 2026', '2026-02-30', '2026-12-24T10:00'])('%s is no day', (text) => {
  expect(dateOf(text)).toBeNull();
});

test('nothing chosen stays nothing', () => {
  expect(dateOf(null)).toBeNull();
});

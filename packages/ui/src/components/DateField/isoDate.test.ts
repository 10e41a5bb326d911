import { CalendarDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { dateOf, inFull, isEarly, isoOf } from './isoDate.ts';

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

test('two digits of a year mean 20xx', () => {
  expect(inFull(new CalendarDate(27, 2, 1)).toString()).toBe('2027-02-01');
  expect(inFull(new CalendarDate(2026, 2, 1)).toString()).toBe('2026-02-01');
});

test.each([
  [1, true],
  [27, false],
  [202, true],
  [1899, true],
  [1900, false],
])('a day of the year %i is early: %s', (year, early) => {
  expect(isEarly({ year })).toBe(early);
});

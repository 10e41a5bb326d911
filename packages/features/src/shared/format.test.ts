import { describe, expect, test } from 'vitest';
import { dateOf, formatDate, formatDateTime, formatLongDate, formatMoney, formatTime } from './format.ts';

const friday = new Date(2026, 10, 20, 9, 5);

test('money has its thousands and its cents', () => {
  expect(formatMoney(1284)).toBe('$1,284.00');
  expect(formatMoney(-0.5)).toBe('-$0.50');
  expect(formatMoney(null)).toBe('–');
  expect(formatMoney(Number.NaN)).toBe('–');
});

test('dates are written as the design writes them', () => {
  expect(formatDate(friday)).toBe('20 Nov 2026');
  expect(formatDate(new Date(2026, 8, 1))).toBe('1 Sep 2026');
  expect(formatLongDate(friday)).toBe('Friday, 20 November 2026');
  expect(formatTime(friday)).toBe('09:05');
  expect(formatTime(new Date(2026, 10, 20, 0, 0))).toBe('00:00');
  expect(formatDateTime(friday)).toBe('20 Nov 2026, 09:05');
});

describe('dates of the wire', () => {
  test('a bare day is that day in every time zone', () => {
    expect(formatDate('2026-11-20')).toBe('20 Nov 2026');
  });

  test('what is no date reads as none', () => {
    expect(dateOf('soon')).toBeNull();
    expect(dateOf(null)).toBeNull();
    expect(formatDate('0000-00-00')).toBe('–');
    expect(formatLongDate('')).toBe('–');
    expect(formatTime('x')).toBe('–');
    expect(formatDateTime(null)).toBe('–');
  });
});

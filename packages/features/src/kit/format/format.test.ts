import { describe, expect, test } from 'vitest';
import { dateOf, valueFormatsIn } from './format.ts';

const friday = new Date(2026, 10, 20, 9, 5);
const { money, number, rating, date, longDate, time, dateTime } = valueFormatsIn('en-US');

test('money has its thousands and its cents', () => {
  expect(money(1284)).toBe('$1,284.00');
  expect(money(-0.5)).toBe('-$0.50');
  expect(money(null)).toBe('–');
  expect(money(Number.NaN)).toBe('–');
});

test('a count has its thousands', () => {
  expect(number(1284)).toBe('1,284');
  expect(number(null)).toBe('–');
});

test('a rating has one decimal', () => {
  expect(rating(5)).toBe('5.0');
  expect(rating(4.75)).toBe('4.8');
  expect(rating(null)).toBe('–');
});

test('dates are written as the design writes them', () => {
  expect(date(friday)).toBe('20 Nov 2026');
  expect(longDate(friday)).toBe('Friday, 20 November 2026');
  expect(time(friday)).toBe('09:05');
  expect(dateTime(friday)).toBe('20 Nov 2026, 09:05');
});

test('another language writes values its own way', () => {
  const german = valueFormatsIn('de-DE');
  expect(german.money(1284)).toBe('1.284,00\u00A0$');
  expect(german.rating(4.75)).toBe('4,8');
  expect(german.date('2026-11-20')).toBe('20. Nov. 2026');
  const arabic = valueFormatsIn('ar-EG');
  expect(arabic.number(1284)).toBe('١٬٢٨٤');
  expect(arabic.longDate(friday)).toBe('الجمعة، ٢٠ نوفمبر ٢٠٢٦');
});

describe('dates of the wire', () => {
  test('a bare day is that day in every time zone', () => {
    expect(date('2026-11-20')).toBe('20 Nov 2026');
  });

  test('what is no date reads as none', () => {
    expect(dateOf('soon')).toBeNull();
    expect(dateOf(null)).toBeNull();
    expect(date('0000-00-00')).toBe('–');
    expect(longDate('')).toBe('–');
    expect(time('x')).toBe('–');
    expect(dateTime(null)).toBe('–');
  });
});

import { expect, test } from 'vitest';
import { formatsIn } from './formats.ts';

const friday = new Date(2026, 10, 20, 9, 5);
const { number, day, longDay, time, dayAndTime } = formatsIn('en-US');

test('American English formats dates as the design does', () => {
  expect(number(1284)).toBe('1,284');
  expect(day(friday)).toBe('20 Nov 2026');
  expect(formatsIn('en-US').dayAndMonth(friday)).toBe('20 Nov');
  expect(day(new Date(2026, 8, 1))).toBe('1 Sep 2026');
  expect(longDay(friday)).toBe('Friday, 20 November 2026');
  expect(dayAndTime(friday)).toBe('20 Nov 2026, 09:05');
});

test('times have 24 hours and two digits each', () => {
  expect(time(friday)).toBe('09:05');
  expect(time(new Date(2026, 10, 20, 21, 48))).toBe('21:48');
  expect(time(new Date(2026, 10, 20))).toBe('00:00');
});

test('German has its own separators and order', () => {
  const german = formatsIn('de-DE');
  expect(german.number(1284.5)).toBe('1.284,5');
  expect(german.day(friday)).toBe('20. Nov. 2026');
  expect(german.longDay(friday)).toBe('Freitag, 20. November 2026');
  expect(german.time(friday)).toBe('09:05');
  expect(german.dayAndTime(friday)).toBe('20. Nov. 2026, 09:05');
});

test('Arabic of Egypt has its own digits and month names', () => {
  const arabic = formatsIn('ar-EG');
  expect(arabic.number(1284)).toBe('١٬٢٨٤');
  expect(arabic.day(friday)).toBe('٢٠ نوفمبر ٢٠٢٦');
  expect(arabic.time(friday)).toBe('٠٩:٠٥');
});

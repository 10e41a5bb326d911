import { expect, test } from 'vitest';
import { alertTone } from './alertTone.ts';

test.each([
  ['critical', 'critical'],
  ['brand', 'brand'],
  ['red', 'critical'],
  ['Green', 'success'],
  [' orange ', 'warning'],
  ['yellow', 'warning'],
  ['blue', 'info'],
  ['gray', 'neutral'],
  ['grey', 'neutral'],
])('the word %s is %s', (word, tone) => {
  expect(alertTone(word)).toBe(tone);
});

test.each([
  ['#f00', 'critical'],
  ['#EF4444', 'critical'],
  ['#dc2626', 'critical'],
  ['#22c55e', 'success'],
  ['#008000', 'success'],
  ['#f97316', 'warning'],
  ['#ffa500', 'warning'],
  ['#eab308', 'warning'],
  ['#3b82f6', 'info'],
  ['#6b7280', 'neutral'],
  ['#000000', 'neutral'],
  ['#fff', 'neutral'],
  ['#a855f7', 'neutral'],
])('the hex value %s is %s', (hex, tone) => {
  expect(alertTone(hex)).toBe(tone);
});

test.each(['', 'mauve', '#12', '#12345g', 'rgb(255, 0, 0)', 'url(javascript:alert(1))'])('%s is unknown, so neutral', (value) => {
  expect(alertTone(value)).toBe('neutral');
});

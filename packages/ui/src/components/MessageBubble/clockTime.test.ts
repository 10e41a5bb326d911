import { expect, test } from 'vitest';
import { clockTime } from './clockTime.ts';

test('times have 24 hours and two digits each', () => {
  expect(clockTime(new Date(2026, 10, 20, 9, 5), 'en-US')).toBe('09:05');
  expect(clockTime(new Date(2026, 10, 20, 21, 48), 'en-US')).toBe('21:48');
});

test('midnight is 00:00', () => {
  expect(clockTime(new Date(2026, 10, 20), 'en-US')).toBe('00:00');
});

import { expect, test } from 'vitest';
import { valueFormatsIn } from '../../kit/format/format.ts';
import { etaInstant, etaText } from './etaText.ts';

const today = new Date(2026, 10, 30, 12);
const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 5).toISOString();
const words = { today: ({ time }: { time: string }) => `Today, ${time}`, tomorrow: ({ time }: { time: string }) => `Tomorrow, ${time}` };

test.each([
  [at(30, 19), 'Today, 19:05'],
  // 1 December.
  [at(31, 9), 'Tomorrow, 09:05'],
  [at(29, 9), '29 Nov, 09:05'],
  [new Date(2025, 10, 30, 9, 5).toISOString(), '30 Nov 2025, 09:05'],
  ['12 min', '12 min'],
  ['2026-11-30', '2026-11-30'],
  ['2026-99-30T25:00:00Z', '–'],
  ['', '–'],
  [' ', '–'],
])('%s reads %s', (eta, text) => {
  expect(etaText(eta, today, valueFormatsIn('en-US'), words)).toBe(text);
});

test('an ETA in words is no point in time', () => {
  expect(etaInstant('soon')).toBeNull();
  expect(etaInstant('2026-11-20T19:00:00.000000Z')).toBe(Date.UTC(2026, 10, 20, 19));
});

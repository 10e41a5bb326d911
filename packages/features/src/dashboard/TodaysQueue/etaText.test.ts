import { expect, test } from 'vitest';
import { valueFormatsIn } from '../../kit/format/format.ts';
import { etaText } from './etaText.ts';

const today = new Date(2026, 10, 20, 9);
const formats = valueFormatsIn('en-US');

test.each([
  ['2026-11-20T16:30', '16:30'],
  ['2026-11-21T10:00', '21 Nov 2026, 10:00'],
  ['in 2 hours', 'in 2 hours'],
  ['2026-99-99T00:00', '–'],
  ['', ''],
])('%s is shown as %s', (eta, shown) => {
  expect(etaText(eta, today, formats)).toBe(shown);
});

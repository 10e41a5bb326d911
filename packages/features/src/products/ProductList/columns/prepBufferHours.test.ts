import { expect, test } from 'vitest';
import { prepBufferHours } from './prepBufferHours.ts';

test.each([
  ['1 day', 24],
  ['2 days', 48],
  ['12 Hours', 12],
  ['1.5 days', 36],
  ['1 week', 168],
  ['3', 72],
  ['', null],
  ['on request', null],
])('%j is %s hours', (text, hours) => {
  expect(prepBufferHours(text)).toBe(hours);
});

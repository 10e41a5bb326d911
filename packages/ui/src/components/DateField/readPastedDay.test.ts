import { expect, test } from 'vitest';
import { isForeignKey, readPastedDay } from './readPastedDay.ts';

test.each(['2026-12-24', '24/12/2026', '24.12.2026', '24-12-2026', '24 12 2026', '24122026', ' 24/12/2026 ', '２４/１２/２０２６'])(
  '%j is 24 December 2026',
  (text) => {
    expect(readPastedDay(text)).toBe('2026-12-24');
  },
);

test('days and months of one digit are read', () => {
  expect(readPastedDay('1/2/2026')).toBe('2026-02-01');
});

test.each(['', 'tomorrow', '12/24/2026', '31/02/2026', '24/12/26', '24/12', '2026-13-01', '24 Dec 2026'])('%j is no day', (text) => {
  expect(readPastedDay(text)).toBeUndefined();
});

test('letters and digits of other scripts are keys that a segment ignores, others are not', () => {
  expect(['a', '４', '?'].map(isForeignKey)).toEqual([true, true, true]);
  expect(['4', '/', '.', ' ', 'ArrowUp', 'Backspace'].map(isForeignKey)).toEqual([false, false, false, false, false, false]);
});

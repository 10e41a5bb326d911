import { expect, test } from 'vitest';
import { defaultPreferences, parsePreferences } from './listPreferences.ts';

const stored = { hiddenColumns: ['grade'], columnOrder: ['price', 'grade'], columnWidths: { price: 8 }, density: 'compact' } as const;

test('preferences are read as they were stored', () => {
  expect(parsePreferences(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
});

test.each([
  null,
  5,
  'x',
  ['grade'],
  {},
  { a: 1 },
  { ...stored, columnOrder: { 1: 'grade' } },
  { ...stored, density: 'tiny' },
  { columnWidths: 'wide' },
])('%j is no preferences', (json) => {
  expect(parsePreferences(json)).toBeUndefined();
});

test('an id or a width that is none is left out, and the rest is kept', () => {
  expect(parsePreferences({ hiddenColumns: ['grade', 4, null], columnWidths: { price: 8, grade: '8', stock: -1, rating: null, status: 1e9 } })).toEqual({
    ...defaultPreferences,
    hiddenColumns: ['grade'],
    columnWidths: { price: 8 },
  });
});

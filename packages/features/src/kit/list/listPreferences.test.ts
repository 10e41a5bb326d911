import { expect, test } from 'vitest';
import { defaultPreferences, hiddenIds, parsePreferences, withHiddenIds } from './listPreferences.ts';

const arranged = { hiddenColumns: ['grade'], columnOrder: ['price', 'grade'], columnWidths: { price: 8 }, density: 'compact' } as const;
const stored = { ...arranged, shownColumns: ['sku'], exported: 'all' } as const;

test('preferences are read as they were stored', () => {
  expect(parsePreferences(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
});

test('preferences that were stored before columns could be wanted hide these, and export what is shown', () => {
  expect(parsePreferences(arranged)).toEqual({ ...arranged, shownColumns: [], exported: 'shown' });
  expect(parsePreferences({ ...stored, shownColumns: 'sku', exported: 'some' })).toMatchObject({ shownColumns: [], exported: 'shown' });
});

test('an optional column is hidden until it is shown, and both changes are kept', () => {
  const optional = ['sku', 'brand'];
  expect(hiddenIds(defaultPreferences, optional)).toEqual(['sku', 'brand']);
  const changed = withHiddenIds(['grade', 'brand'], optional);
  expect(changed).toEqual({ hiddenColumns: ['grade'], shownColumns: ['sku'] });
  expect(hiddenIds({ ...defaultPreferences, ...changed }, optional)).toEqual(['grade', 'brand']);
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

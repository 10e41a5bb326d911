import { expect, test } from 'vitest';
import { defaultPreferences } from '../listPreferences.ts';
import { selectedView, withCopy, withName, withoutView, withView } from './changeViews.ts';
import { type ListView, noViews, parseViews } from './listViews.ts';

const rented = { id: 'a', name: 'Rented', query: 'status=rented', preferences: { ...defaultPreferences, density: 'compact' } } as const;
const wide = { id: 'b', name: 'Wide', query: '', preferences: { ...defaultPreferences, columnWidths: { price: 9, stock: 8 } } } as const;
const stored = { views: [rented, wide], defaultId: 'b' };

test('views are read as they were stored', () => {
  expect(parseViews(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
});

test.each([null, 5, 'x', [], {}, { views: 'a' }])('%j is no views', (json) => {
  expect(parseViews(json)).toBeUndefined();
});

test('what is no view, a second one of the same id and a default that is not there are left out', () => {
  const views = [rented, { ...rented, name: 'Again' }, { ...wide, name: '  ' }, { ...wide, query: 5 }, { ...wide, preferences: null }, null];
  expect(parseViews({ views, defaultId: 'b' })).toEqual({ views: [rented] });
});

test('what is shown is the view of the same query and arrangement, in whatever order it was chosen', () => {
  const select = (shown: Pick<ListView, 'query' | 'preferences'>, chosen = 'all') => selectedView(stored, shown, '', chosen);
  expect(select(rented)).toBe('a');
  expect(select({ query: '', preferences: { ...defaultPreferences, columnWidths: { stock: 8, price: 9 } } })).toBe('b');
  expect(select({ query: '', preferences: defaultPreferences })).toBe('all');
  expect(select({ ...rented, preferences: defaultPreferences })).toBe('unsaved');
});

test('of two equal views the one that was chosen is selected', () => {
  const copied = withCopy(stored, 'a', { id: 'c', name: 'Rented 2' });
  expect(copied.views.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  expect(selectedView(copied, rented, '', 'c')).toBe('c');
  expect(selectedView(copied, rented, '', 'b')).toBe('a');
});

test('a view is added, renamed and removed, and a removed default is none', () => {
  const added = withView(noViews, rented, true);
  expect(added).toEqual({ views: [rented], defaultId: 'a' });
  expect(withName(added, 'a', 'Out').views[0]).toEqual({ ...rented, name: 'Out' });
  expect(withoutView(added, 'a')).toEqual({ views: [], defaultId: undefined });
});

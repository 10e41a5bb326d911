import { expect, test } from 'vitest';
import { defaultPreferences } from '../listPreferences.ts';
import { selectedView, viewToOpen, withCopy, withName, withoutView, withView } from './changeViews.ts';
import { type ListView, noViews, parseViews } from './listViews.ts';

const rented = { id: 'a', name: 'Rented', query: 'status=rented', preferences: { ...defaultPreferences, density: 'compact' } } as const;
const wide = { id: 'b', name: 'Wide', query: '', preferences: { ...defaultPreferences, columnWidths: { price: 9, stock: 8 } } } as const;
const stored = { views: [rented, wide], defaultId: 'b', openedId: 'a' };

test('views are read as they were stored', () => {
  expect(parseViews(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
});

test.each([null, 5, 'x', [], {}, { views: 'a' }])('%j is no views', (json) => {
  expect(parseViews(json)).toBeUndefined();
});

test('what is no view, a second one of the same id, and a default and an opened view that are not there are left out', () => {
  const views = [rented, { ...rented, name: 'Again' }, { ...wide, name: '  ' }, { ...wide, query: 5 }, { ...wide, preferences: null }, null];
  expect(parseViews({ views, defaultId: 'b', openedId: 'c' })).toEqual({ views: [rented] });
});

test('what is shown is the view of the same query and arrangement, in whatever order it was chosen', () => {
  const select = (shown: Pick<ListView, 'query' | 'preferences'>) => selectedView(stored, shown, '');
  expect(select(rented)).toBe('a');
  expect(select({ query: '', preferences: { ...defaultPreferences, columnWidths: { stock: 8, price: 9 } } })).toBe('b');
  expect(select({ query: '', preferences: defaultPreferences })).toBe('all');
  expect(select({ ...rented, preferences: defaultPreferences })).toBe('unsaved');
});

test('of two equal views the one that was opened last is selected, a copy first', () => {
  const copied = withCopy(stored, 'a', { id: 'c', name: 'Rented 2' });
  expect(copied.views.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  expect(selectedView(copied, rented, '')).toBe('c');
  expect(selectedView({ ...copied, openedId: 'a' }, rented, '')).toBe('a');
  expect(selectedView({ ...copied, openedId: 'b' }, rented, '')).toBe('a');
  expect(selectedView(withoutView(copied, 'c'), rented, '')).toBe('a');
});

test('the view of everything and one that is equal to it are told apart', () => {
  const views = withView(noViews, { ...wide, preferences: defaultPreferences }, false);
  expect(selectedView(views, { query: '', preferences: defaultPreferences }, '')).toBe('b');
  expect(selectedView({ ...views, openedId: undefined }, { query: '', preferences: defaultPreferences }, '')).toBe('all');
});

test('a view is added, renamed and removed, and a removed default is none', () => {
  const added = withView(noViews, rented, true);
  expect(added).toEqual({ views: [rented], defaultId: 'a', openedId: 'a' });
  expect(withName(added, 'a', 'Out').views[0]).toEqual({ ...rented, name: 'Out' });
  expect(withoutView(added, 'a')).toEqual({ views: [], defaultId: undefined });
});

test('rows per page do not make another view', () => {
  expect(selectedView(noViews, { query: 'size=50', preferences: defaultPreferences }, '')).toBe('all');
  expect(selectedView(stored, { ...rented, query: 'status=rented&size=50' }, 'size=25')).toBe('a');
});

test.each([
  ['all after a view', '', { views: [rented], openedId: 'a' }, 'all'],
  ['all with its own columns', 'size=50', { views: [rented] }, undefined],
  ['the view opened last, with other columns', 'status=rented', stored, undefined],
  ['a view by its address', 'status=rented&size=25', { views: [rented, wide] }, 'a'],
  ['the opened one of two equal states', '', { ...stored, openedId: 'b' }, undefined],
  ['filters of no view', 'status=out', stored, undefined],
] as const)('%s: %j opens a view or leaves the columns', (_, query, views, id) => {
  expect(viewToOpen(views, query, { query: '', preferences: defaultPreferences })?.id).toBe(id);
});

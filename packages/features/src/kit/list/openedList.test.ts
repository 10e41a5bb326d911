import { expect, test } from 'vitest';
import { MemoryStorage } from '../testing/memoryStorage.ts';
import { idsAround, noList, type OpenedList, openedListOf, placeIn, queryAt } from './openedList.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

const opened = (changes: Partial<OpenedList>): OpenedList => ({ ...noList, ids: ['3', '1', '2'], total: 3, ...changes });

test('a row has a place in the list, and rows beside it', () => {
  expect(placeIn(opened({}), '1')).toEqual({ place: 2, total: 3, previous: '3', next: '2' });
  expect(placeIn(opened({}), '3')).toEqual({ place: 1, total: 3, previous: null, next: '1' });
  expect(placeIn(opened({ before: 1000, total: 1003 }), '2')).toEqual({ place: 1003, total: 1003, previous: '1', next: null });
});

test('a row that the list did not show has no place', () => {
  expect(placeIn(opened({}), '4')).toBeNull();
});

test('the address of the list has the page that shows the row', () => {
  const list = opened({ query: 'page=2&q=silk', ids: ids(25), total: 25, size: 10 });
  expect(['1', '10', '11', '25', 'none'].map((id) => queryAt(list, id))).toEqual(['q=silk', 'q=silk', 'page=2&q=silk', 'page=3&q=silk', 'page=2&q=silk']);
  expect(queryAt(opened({ ids: ids(25), total: 25 }), '11')).toBe('page=2');
  expect(queryAt(opened({ before: 1000, total: 1003 }), '3')).toBe('page=101');
});

test('of a long list the 1,000 ids before and after the page are kept', () => {
  expect(idsAround(ids(30), { page: 3, size: 10 })).toEqual({ ids: ids(30), before: 0, total: 30, size: 10 });
  const kept = idsAround(ids(5000), { page: 201, size: 10 });
  expect([kept.ids[0], kept.ids.at(-1), kept.ids.length, kept.before, kept.total]).toEqual(['1001', '3000', 2000, 1000, 5000]);
  expect(idsAround(ids(1500), { page: 900, size: 10 }).ids.at(-1)).toBe('1500');
  expect(idsAround([], { page: 2, size: 10 }).ids).toEqual([]);
});

test('an opened list is stored per name and user', () => {
  const storage = new MemoryStorage();
  const list = { query: 'status=cleaning', ids: ['3', '1'], before: 0, total: 2, size: 25 };
  openedListOf('orders', '7', storage).write(list);
  expect(openedListOf('orders', '7', storage).read()).toEqual(list);
  expect(openedListOf('refunds', '7', storage).read()).toEqual(noList);
  expect(openedListOf('orders', '8', storage).read()).toEqual(noList);
});

const counts = { before: 0, total: 0, size: 10 };
test.each([null, 5, [], {}, { query: 'a', ...counts }, { query: 1, ids: [], ...counts }, { query: '', ids: [1], ...counts }, { query: '', ids: [] }, { query: '', ids: [], ...counts, size: 0 }])('a stored %j is no opened list', (json) => {
  const storage = new MemoryStorage();
  const entry = openedListOf('orders', '7', storage);
  storage.setItem(entry.key, JSON.stringify(json));
  expect(entry.read()).toEqual(noList);
});

import { expect, test } from 'vitest';
import { MemoryStorage } from '../testing/memoryStorage.ts';
import { idsAround, neighboursIn, openedListOf } from './openedList.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

test('a row has the rows before and after it in the list', () => {
  expect(neighboursIn({ ids: ['3', '1', '2'] }, '1')).toEqual({ previous: '3', next: '2' });
  expect(neighboursIn({ ids: ['3', '1', '2'] }, '3')).toEqual({ previous: null, next: '1' });
  expect(neighboursIn({ ids: ['3', '1', '2'] }, '2')).toEqual({ previous: '1', next: null });
});

test('a row that the list did not show has no neighbours', () => {
  expect(neighboursIn({ ids: ['3', '1'] }, '2')).toEqual({ previous: null, next: null });
});

test('of a long list the 1,000 ids before and after the page are kept', () => {
  expect(idsAround(ids(30), 20)).toEqual(ids(30));
  const kept = idsAround(ids(5000), 2000);
  expect([kept[0], kept.at(-1), kept.length]).toEqual(['1001', '3000', 2000]);
  expect(idsAround(ids(1500), 9000).at(-1)).toBe('1500');
  expect(idsAround([], 10)).toEqual([]);
});

test('an opened list is stored per name and user', () => {
  const storage = new MemoryStorage();
  openedListOf('orders', '7', storage).write({ query: 'status=cleaning', ids: ['3', '1'] });
  expect(openedListOf('orders', '7', storage).read()).toEqual({ query: 'status=cleaning', ids: ['3', '1'] });
  expect(openedListOf('refunds', '7', storage).read()).toEqual({ query: '', ids: [] });
  expect(openedListOf('orders', '8', storage).read()).toEqual({ query: '', ids: [] });
});

test.each([null, 5, [], {}, { query: 'a' }, { query: 1, ids: [] }, { query: '', ids: [1] }, { query: '', ids: 'a' }])('a stored %j is no opened list', (json) => {
  const storage = new MemoryStorage();
  const entry = openedListOf('orders', '7', storage);
  storage.setItem(entry.key, JSON.stringify(json));
  expect(entry.read()).toEqual({ query: '', ids: [] });
});

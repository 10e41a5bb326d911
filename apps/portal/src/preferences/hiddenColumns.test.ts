import { expect, test } from 'vitest';
import { FakeStorage } from '../session/testing/fakeStorage.ts';
import { hiddenColumnsOf } from './hiddenColumns.ts';

const entry = (storage: FakeStorage, userId = '7') => hiddenColumnsOf('products', userId, storage);

test('hidden columns are read as they were stored, by the same user alone', () => {
  const storage = new FakeStorage();
  entry(storage).write(['grade', 'stock']);
  expect(entry(storage).read()).toEqual(['grade', 'stock']);
  expect(entry(storage, '8').read()).toEqual([]);
});

test.each(['', '{', '{"grade":true}', 'null', '[1,null]'])('a stored %j hides nothing', (text) => {
  const storage = new FakeStorage();
  storage.setItem(entry(storage).key, text);
  expect(entry(storage).read()).toEqual([]);
});

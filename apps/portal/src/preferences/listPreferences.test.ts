import { defaultPreferences } from '@valise/features/kit';
import { expect, test } from 'vitest';
import { FakeStorage } from '../session/testing/fakeStorage.ts';
import { listPreferencesOf } from './listPreferences.ts';

const entry = (storage: FakeStorage, userId = '7') => listPreferencesOf('products', userId, storage);

test('preferences are read as they were stored, by the same user alone', () => {
  const storage = new FakeStorage();
  const preferences = { ...defaultPreferences, hiddenColumns: ['grade'], columnOrder: ['stock', 'grade'], columnWidths: { stock: 6 }, density: 'compact' } as const;
  entry(storage).write(preferences);
  expect(entry(storage).read()).toEqual(preferences);
  expect(entry(storage, '8').read()).toEqual(defaultPreferences);
});

test.each(['', '{', 'null', '["grade"]', '5', '{}', '{"another":1}'])('a stored %j is dropped', (text) => {
  const storage = new FakeStorage();
  storage.setItem(entry(storage).key, text);
  expect(entry(storage).read()).toEqual(defaultPreferences);
  expect(storage.getItem(entry(storage).key)).toBeNull();
});

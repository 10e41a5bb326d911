import { expect, test } from 'vitest';
import { MemoryStorage } from '../testing/memoryStorage.ts';
import { draftEntryName, storedDrafts } from './draftNames.ts';
import { forgetDrafts } from './drafts.ts';

test("a user's drafts of every form are removed, those of others and all other entries stay", () => {
  const storage = new MemoryStorage();
  const keyOf = (form: string, userId: string, id: string) => `valise.${draftEntryName({ form, userId, id })}`;
  const others = [keyOf('product', '17', 'a'), keyOf('product', '7.1', 'a'), keyOf('reply', '', '7'), 'auth_token', 'valise.theme', 'draft.product.7.a'];
  for (const key of [keyOf('product', '7', 'a'), keyOf('product', '7', 'b'), keyOf('reply', '7', 'a'), ...others]) storage.setItem(key, '{}');
  expect(storedDrafts(storage)).toContainEqual({ form: 'product', userId: '7.1', id: 'a' });
  forgetDrafts(storage, '7');
  expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toEqual(others);
});

test('a storage that refuses access throws nothing', () => {
  const storage = new MemoryStorage();
  storage.setItem('valise.draft.product.7.a', '{}');
  storage.removeItem = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  expect(() => forgetDrafts(storage, '7')).not.toThrow();
  expect(() => forgetDrafts(null, '7')).not.toThrow();
});

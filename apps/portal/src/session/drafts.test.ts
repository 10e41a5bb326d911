import { expect, test } from 'vitest';
import { productDraftKey } from '../../../../packages/features/src/products/AddProduct/draft/productDraft.ts';
import { forgetDrafts, hasDrafts } from './drafts.ts';
import { FakeStorage } from './testing/fakeStorage.ts';

test("a user's drafts are removed, those of others and all other entries stay", () => {
  const storage = new FakeStorage();
  const others = [productDraftKey('17'), 'auth_token', 'valise.theme', 'valise.columns.products.7', 'draft.product.7'];
  for (const name of [productDraftKey('7'), 'valise.draft.reply.7', ...others]) storage.setItem(name, '{}');
  expect(hasDrafts(storage, '7')).toBe(true);
  forgetDrafts(storage, '7');
  expect(hasDrafts(storage, '7')).toBe(false);
  expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toEqual(others);
});

test('a storage that refuses access throws nothing', () => {
  const storage = new FakeStorage();
  storage.setItem(productDraftKey('7'), '{}');
  storage.key = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  expect(() => forgetDrafts(storage, '7')).not.toThrow();
  expect(hasDrafts(storage, '7')).toBe(false);
});

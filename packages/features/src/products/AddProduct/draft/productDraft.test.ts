import { expect, test } from 'vitest';
import type { EntryStorage } from '../../../shared/storage.ts';
import { forgetProductDraft, storeProductDraft, productDraftKey, readProductDraft } from './productDraft.ts';
import { emptyProductForm } from '../../ProductForm/rules/productForm.ts';

function inMemory(): EntryStorage & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}
const blocked: EntryStorage = {
  getItem: () => {
    throw new DOMException('blocked', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => {
    throw new DOMException('blocked', 'SecurityError');
  },
};
const typed = { ...emptyProductForm, name: 'Silk Slip Dress', deposit: '40' };

test('what was typed is read again for the same user', () => {
  const storage = inMemory();
  storeProductDraft(storage, '7', typed);
  expect(readProductDraft(storage, '7')).toEqual(typed);
});

test('the draft of another user is not offered', () => {
  const storage = inMemory();
  storeProductDraft(storage, '7', typed);
  expect(readProductDraft(storage, '8')).toBeNull();
});

test('a forgotten draft and an emptied form leave nothing behind', () => {
  const storage = inMemory();
  storeProductDraft(storage, '7', typed);
  storeProductDraft(storage, '7', emptyProductForm);
  expect(storage.entries.size).toBe(0);
  storeProductDraft(storage, '7', typed);
  forgetProductDraft(storage, '7');
  expect(storage.entries.size).toBe(0);
});

test.each(['', 'null', '[]', '{', '"text"', '{"name":7}', '{"unknown":"x"}'])('a stored %j is no draft', (stored) => {
  const storage = inMemory();
  storage.setItem(productDraftKey('7'), stored);
  expect(readProductDraft(storage, '7')).toBeNull();
});

test('a draft of an earlier form keeps the fields that are still known', () => {
  const storage = inMemory();
  storage.setItem(productDraftKey('7'), '{"name":"Oxford Shirt","gone":"x","note":3}');
  expect(readProductDraft(storage, '7')).toEqual({ ...emptyProductForm, name: 'Oxford Shirt' });
});

test('a storage that is blocked, full or absent stores nothing and throws nothing', () => {
  for (const storage of [blocked, null]) {
    storeProductDraft(storage, '7', typed);
    forgetProductDraft(storage, '7');
    expect(readProductDraft(storage, '7')).toBeNull();
  }
});

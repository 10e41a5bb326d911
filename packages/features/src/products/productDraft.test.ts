import { expect, test } from 'vitest';
import { type DraftStorage, forgetProductDraft, keepProductDraft, productDraftKey, readProductDraft } from './productDraft.ts';
import { emptyProductForm } from './productForm.ts';

function inMemory(): DraftStorage & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}
const blocked: DraftStorage = {
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

test('what was typed comes back for the same user', () => {
  const storage = inMemory();
  keepProductDraft(storage, '7', typed);
  expect(readProductDraft(storage, '7')).toEqual(typed);
});

test('nobody is offered the draft of another user', () => {
  const storage = inMemory();
  keepProductDraft(storage, '7', typed);
  expect(readProductDraft(storage, '8')).toBeNull();
});

test('a forgotten draft and an emptied form leave nothing behind', () => {
  const storage = inMemory();
  keepProductDraft(storage, '7', typed);
  keepProductDraft(storage, '7', emptyProductForm);
  expect(storage.entries.size).toBe(0);
  keepProductDraft(storage, '7', typed);
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

test('a storage that is blocked, full or absent keeps nothing and breaks nothing', () => {
  for (const storage of [blocked, null]) {
    keepProductDraft(storage, '7', typed);
    forgetProductDraft(storage, '7');
    expect(readProductDraft(storage, '7')).toBeNull();
  }
});

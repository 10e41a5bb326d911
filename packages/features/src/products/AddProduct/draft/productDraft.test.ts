import { expect, test } from 'vitest';
import { MemoryStorage } from '../../../shared/testing/memoryStorage.fixtures.ts';
import { emptyProductForm } from '../../ProductForm/rules/productForm.ts';
import { type ProductDraft, productDraftEntry, productDrafts, storeProductDraft } from './productDraft.ts';

const refuse = () => {
  throw new DOMException('Denied', 'SecurityError');
};

const values = { ...emptyProductForm, name: 'Silk Slip Dress', deposit: '40' };
const draft: ProductDraft = { values, photos: ['front', 'back'], hasVideo: true, savedAt: 5 };
const keyOf = (id: string, userId = '7') => productDraftEntry(null, userId, id).key;

test('a draft is read as it was stored', () => {
  const storage = new MemoryStorage();
  expect(storeProductDraft(storage, '7', 'a', draft)).toBe(true);
  expect(productDrafts(storage, '7')).toEqual([{ ...draft, id: 'a' }]);
});

test('drafts are listed apart, the newest first, and without those of other users', () => {
  const storage = new MemoryStorage();
  storeProductDraft(storage, '7', 'a', draft);
  storeProductDraft(storage, '7', 'b', { ...draft, savedAt: 6 });
  for (const other of ['8', '7.8', '', '17']) storeProductDraft(storage, other, 'c', draft);
  expect(productDrafts(storage, '7').map(({ id }) => id)).toEqual(['b', 'a']);
  expect(productDrafts(storage, '7.8').map(({ id }) => id)).toEqual(['c']);
});

test('an emptied form leaves nothing behind; photos alone are a draft, a video alone is none', () => {
  const storage = new MemoryStorage();
  const empty = { ...draft, values: emptyProductForm, photos: [] };
  storeProductDraft(storage, '7', 'a', draft);
  expect(storeProductDraft(storage, '7', 'a', empty)).toBe(false);
  expect(storage.length).toBe(0);
  expect(storeProductDraft(storage, '7', 'a', { ...empty, photos: ['front'] })).toBe(true);
});

test.each(['', 'null', '5', '[1]', '{', '"text"', '{"values":7}', '{"values":{"name":7}}', '{"name":"x"}', '{"photos":[5,null]}'])(
  'a stored %j is no draft, and is removed',
  (stored) => {
    const storage = new MemoryStorage();
    storage.setItem(keyOf('a'), stored);
    expect(productDrafts(storage, '7')).toEqual([]);
    expect(storage.length).toBe(0);
  },
);

test('a draft of an earlier form keeps the fields that are still known', () => {
  const storage = new MemoryStorage();
  storage.setItem(keyOf('a'), '{"values":{"name":"Oxford Shirt","gone":"x","note":3},"photos":"front","savedAt":"now"}');
  const known = { ...emptyProductForm, name: 'Oxford Shirt' };
  expect(productDrafts(storage, '7')).toEqual([{ id: 'a', values: known, photos: [], hasVideo: false, savedAt: 0 }]);
});

test('a storage that is blocked, full or absent stores nothing and throws nothing', () => {
  const blocked = Object.assign(new MemoryStorage(), { key: refuse, getItem: refuse, setItem: refuse, removeItem: refuse });
  for (const storage of [blocked, null]) {
    expect(storeProductDraft(storage, '7', 'a', draft)).toBe(false);
    expect(storeProductDraft(storage, '7', 'a', { ...draft, values: emptyProductForm, photos: [] })).toBe(false);
    expect(productDrafts(storage, '7')).toEqual([]);
  }
});

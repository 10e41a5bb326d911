import { expect, test } from 'vitest';
import { MemoryStorage } from '../../../kit/testing/memoryStorage.ts';
import { emptyContent, emptyProductForm, type FormContent } from '../state/productForm.ts';
import { type ProductDraft, productDraftEntry, productDrafts, storeProductDraft } from './productDraft.ts';

const refuse = () => {
  throw new DOMException('Denied', 'SecurityError');
};

const values = { ...emptyProductForm, name: 'Silk Slip Dress', deposit: '40' };
const draft: ProductDraft = { values, keptImages: [], photos: ['front', 'back'], hasVideo: true, version: '', sent: { state: 'unanswered', equalBefore: 3 }, savedAt: 5 };
const of = (userId: string, form = 'product', initial: FormContent = emptyContent) => ({ userId, form, initial });
const keyOf = (id: string, userId = '7') => productDraftEntry(null, of(userId), id).key;

test('a draft is read as it was stored', () => {
  const storage = new MemoryStorage();
  expect(storeProductDraft(storage, of('7'), 'a', draft)).toBe('stored');
  expect(productDrafts(storage, of('7'))).toEqual([{ ...draft, id: 'a' }]);
});

test('drafts are listed apart, the newest first, and without those of other users', () => {
  const storage = new MemoryStorage();
  storeProductDraft(storage, of('7'), 'a', draft);
  storeProductDraft(storage, of('7'), 'b', { ...draft, savedAt: 6 });
  for (const other of ['8', '7.8', '', '17']) storeProductDraft(storage, of(other), 'c', draft);
  expect(productDrafts(storage, of('7')).map(({ id }) => id)).toEqual(['b', 'a']);
  expect(productDrafts(storage, of('7.8')).map(({ id }) => id)).toEqual(['c']);
});

test('an emptied form leaves nothing behind; photos alone are a draft, a video alone is not', () => {
  const storage = new MemoryStorage();
  const empty = { ...draft, values: emptyProductForm, photos: [] };
  storeProductDraft(storage, of('7'), 'a', draft);
  expect(storeProductDraft(storage, of('7'), 'a', empty)).toBe('none');
  expect(storage.length).toBe(0);
  expect(storeProductDraft(storage, of('7'), 'a', { ...empty, photos: ['front'] })).toBe('stored');
});

test('each product has drafts of its own; the form as it was opened is no draft, one image fewer is', () => {
  const storage = new MemoryStorage();
  const initial = { values, images: [{ id: '3', url: '/3.png' }, { id: '4', url: '/4.png' }], video: null };
  const [edited, other] = [of('7', 'product-1', initial), of('7', 'product-2', initial)];
  const stored = { ...draft, keptImages: ['3', '4'], photos: [], hasVideo: false, version: 'one' };
  expect(storeProductDraft(storage, edited, 'a', stored)).toBe('none');
  expect(storeProductDraft(storage, edited, 'a', { ...stored, keptImages: ['4'] })).toBe('stored');
  expect(productDrafts(storage, edited)).toEqual([{ ...stored, keptImages: ['4'], id: 'a' }]);
  expect([...productDrafts(storage, other), ...productDrafts(storage, of('7'))]).toEqual([]);
});

test.each(['', 'null', '5', '[1]', '{', '"text"', '{"values":7}', '{"values":{"name":7}}', '{"name":"x"}', '{"photos":[5,null]}'])(
  'a stored %j is no draft, and is removed',
  (stored) => {
    const storage = new MemoryStorage();
    storage.setItem(keyOf('a'), stored);
    expect(productDrafts(storage, of('7'))).toEqual([]);
    expect(storage.length).toBe(0);
  },
);

test('a draft of an earlier form keeps the fields that are still known', () => {
  const storage = new MemoryStorage();
  storage.setItem(keyOf('a'), '{"values":{"name":"Oxford Shirt","gone":"x","note":3},"photos":"front","savedAt":"now"}');
  const known = { ...emptyProductForm, name: 'Oxford Shirt' };
  expect(productDrafts(storage, of('7'))).toEqual([{ id: 'a', values: known, keptImages: [], photos: [], hasVideo: false, version: '', sent: { state: 'unsent' }, savedAt: 0 }]);
});

test('a storage that is blocked, full or absent stores nothing and throws nothing', () => {
  const blocked = Object.assign(new MemoryStorage(), { key: refuse, getItem: refuse, setItem: refuse, removeItem: refuse });
  for (const storage of [blocked, null]) {
    expect(storeProductDraft(storage, of('7'), 'a', draft)).toBe('refused');
    expect(storeProductDraft(storage, of('7'), 'a', { ...draft, values: emptyProductForm, photos: [] })).toBe('none');
    expect(productDrafts(storage, of('7'))).toEqual([]);
  }
});

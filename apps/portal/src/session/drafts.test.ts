import { expect, test } from 'vitest';
import { productDraftKey } from '../../../../packages/features/src/products/productDraft.ts';
import { forgetDrafts } from './drafts.ts';
import { FakeStorage } from './fakeStorage.ts';

test("a user's drafts go, those of others and all else stay", () => {
  const store = new FakeStorage();
  for (const name of [productDraftKey('7'), 'valise.draft.reply.7', productDraftKey('17'), 'auth_token', 'theme.7'])
    store.setItem(name, '{}');
  forgetDrafts(store, '7');
  expect(Array.from({ length: store.length }, (_, index) => store.key(index))).toEqual([
    productDraftKey('17'),
    'auth_token',
    'theme.7',
  ]);
});

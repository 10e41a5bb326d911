import { expect, test } from 'vitest';
import { withLeaving } from './withLeaving.ts';

const list = (ids: string) => [...ids].map((id) => ({ id }));
/** Rows as text: those on their way out in brackets. */
const after = (before: string, items: string) => {
  const shown = [...before.matchAll(/\[(.)\]|(.)/g)].map(([, left, there]) => ({ item: { id: left ?? there! }, isLeaving: left !== undefined }));
  return withLeaving(shown, list(items))
    .map(({ item, isLeaving }) => (isLeaving ? `[${item.id}]` : item.id))
    .join('');
};

test.each([
  ['', 'abc', 'abc'],
  ['abc', 'ac', 'a[b]c'],
  ['abc', '', '[a][b][c]'],
  ['abc', 'ab', 'ab[c]'],
  ['abc', 'nbc', 'n[a]bc'],
  ['a[b]cd', 'ad', 'a[b][c]d'],
  ['a[b]c', 'abc', 'abc'],
])('%s, then %s: %s', (before, items, shown) => {
  expect(after(before, items)).toBe(shown);
});

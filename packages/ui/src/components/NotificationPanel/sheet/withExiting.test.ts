import { expect, test } from 'vitest';
import { withExiting } from './withExiting.ts';

const list = (ids: string) => [...ids].map((id) => ({ id }));
/** The list as text, with fading items in brackets. */
const after = (before: string, items: string) => {
  const listed = [...before.matchAll(/\[(.)\]|(.)/g)].map(([, removed, kept]) => ({ item: { id: removed ?? kept! }, isExiting: removed !== undefined }));
  return withExiting(listed, list(items))
    .map(({ item, isExiting }) => (isExiting ? `[${item.id}]` : item.id))
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
])('%s, then %s: %s', (before, items, listed) => {
  expect(after(before, items)).toBe(listed);
});

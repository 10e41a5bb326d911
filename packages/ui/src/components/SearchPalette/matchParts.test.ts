import { expect, test } from 'vitest';
import { matchParts } from './matchParts.ts';

const marked = (text: string, query: string) =>
  matchParts(text, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test.each([
  ['Oxford Shirt', 'or', 'Oxf[or]d Shirt'],
  ['Organza', 'OR', '[Or]ganza'],
  ['oror', 'or', '[or][or]'],
  ['Oxford', ' ', 'Oxford'],
  ['Oxford', 'silk', 'Oxford'],
  ['İstanbul or', 'or', 'İstanbul or'],
])('%s, searched for "%s", is %s', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

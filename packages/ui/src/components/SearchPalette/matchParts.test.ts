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
  ['İstanbul or', 'or', 'İstanbul [or]'],
  ['Inés Núñez', 'ines', '[Inés] Núñez'],
  ['Ine\u0301s', 'ines', '[Ine\u0301s]'],
  ['Straße', 'strasse', '[Straße]'],
  ['Yuki Tanaka', 'tanaka yu', '[Yu]ki [Tanaka]'],
  ['Silk', 'sil ilk', '[Silk]'],
])('%s, searched for "%s", is %s', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

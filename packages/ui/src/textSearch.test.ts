import { expect, test } from 'vitest';
import { foldText, hasWords, searchedWords } from './textSearch.ts';

const finds = (search: string, text: string) => hasWords(foldText(text), searchedWords(search));

test.each([
  ['ines', 'Inés'],
  ['inés', 'Ines'],
  ['INÉS', 'Ine\u0301s'],
  ['nandu', 'Ñandú'],
  ['strasse', 'Straße'],
  ['STRASSE', 'straße'],
  ['Straße', 'Strasse'],
  ['soren', 'Søren'],
  ['lodz', 'Łódź'],
  ['istanbul', 'İstanbul'],
  ['oeuvre', 'Œuvre'],
  ['ｓｉｌｋ', 'Silk'],
  ['1042', '１０４２'],
  ['ﾀﾅｶ', 'タナカ'],
  ['tanaka yuki', 'Yuki Tanaka'],
  ['yuki  tanaka', 'Yuki\u00A0Tanaka'],
  ['yuki\u00A0tanaka', 'Yuki Tanaka'],
  ['yuki\u3000tanaka', 'Yuki Tanaka'],
  ['dress silk', 'Silk Slip Dress'],
  ["o'neill", 'O’Neill'],
  ['T-shirt', 'T‑Shirt'],
  ['Μαρια', 'Μαρία'],
])('%j finds %j', (search, text) => {
  expect(finds(search, text)).toBe(true);
});

test.each([
  ['silk linen', 'Silk Dress'],
  ['.*', 'Silk Dress'],
  ['ba', 'ab'],
])('%j does not find %j', (search, text) => {
  expect(finds(search, text)).toBe(false);
});

test('a search of blanks has no words', () => {
  expect(searchedWords(' \u00A0\u3000')).toEqual([]);
});

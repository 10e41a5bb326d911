import { expect, test } from 'vitest';
import { findIn, firstOf } from './find.ts';

const rows = [{ name: 'Silk Dress' }, { name: 'Oxford Shirt' }, { name: 'Evening Dress' }];
const searchText = ({ name }: (typeof rows)[number]) => name;

test.each([
  ['dress', ['Silk Dress', 'Evening Dress']],
  [' OXFORD ', ['Oxford Shirt']],
  ['linen', []],
  ['dréss silk', ['Silk Dress']],
  ['', ['Silk Dress', 'Oxford Shirt', 'Evening Dress']],
])('%j is found in %j', (query, names) => {
  expect(findIn(rows, searchText, query).map(({ name }) => name)).toEqual(names);
});

test('the first three are shown, and all are counted', () => {
  expect(firstOf(['a', 'b', 'c', 'd'])).toEqual({ shown: ['a', 'b', 'c'], count: 4 });
});

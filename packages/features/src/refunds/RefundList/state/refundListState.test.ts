import { expect, test } from 'vitest';
import { refundListState } from './refundListState.ts';

const parse = (query: string) => refundListState.parse(new URLSearchParams(query));

test('without a query the newest refunds are first, ten a page', () => {
  expect(parse('')).toMatchObject({ status: [], sort: { column: 'date', direction: 'descending' }, page: 1, size: 10 });
});

test('a status is read in any letter case, and an unknown one is none', () => {
  expect(parse('status=Pending').status).toEqual(['pending']);
  expect(parse('status=paid').status).toEqual([]);
});

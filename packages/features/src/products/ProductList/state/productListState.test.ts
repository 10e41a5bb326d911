import { expect, test } from 'vitest';
import { productListState } from './productListState.ts';

test('the address of the product list names search, filters, sort, page and size', () => {
  const address = 'search=trench&status=rented&status=archived&grade=likeNew&stock=inStock&sort=-price&page=3&size=25';
  const state = productListState.parse(new URLSearchParams(address));
  expect(state).toEqual({
    search: 'trench',
    status: ['rented', 'archived'],
    grade: ['likeNew'],
    stock: ['inStock'],
    sort: { column: 'price', direction: 'descending' },
    page: 3,
    size: 25,
  });
  expect(productListState.query(state).toString()).toBe(address);
});

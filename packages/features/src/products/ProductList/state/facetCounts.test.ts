import { product } from '@valise/contract';
import { aProduct, read } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { facetCounts } from './facetCounts.ts';
import { productListState } from './productListState.ts';

const products = [
  { name: 'Silk Dress', product_availibity: 'Available', condition_grade: 'New', stock: 2 },
  { name: 'Silk Skirt', product_availibity: 'rental', condition_grade: 'New', stock: 0 },
  { name: 'Oxford Shirt', product_availibity: 'Rented', condition_grade: 'Good', stock: 4 },
].map((wire, id) => read(product, aProduct({ ...wire, id })));

const counts = (facets: Partial<typeof productListState.default>) => facetCounts(products, { ...productListState.default, ...facets });

test('without filters every choice counts its own products', () => {
  const { status, grade, stock } = counts({});
  expect([...status]).toEqual([['available', 1], ['rented', 2]]);
  expect([...grade]).toEqual([['new', 2], ['good', 1]]);
  expect([...stock]).toEqual([['inStock', 2], ['outOfStock', 1]]);
});

test('a filter narrows the counts of the other filters and not its own', () => {
  const { status, grade } = counts({ status: ['rented'] });
  expect([...status]).toEqual([['available', 1], ['rented', 2]]);
  expect([...grade]).toEqual([['new', 1], ['good', 1]]);
});

test('the search narrows all counts', () => {
  expect([...counts({ search: ' SILK' }).stock]).toEqual([['inStock', 1], ['outOfStock', 1]]);
});

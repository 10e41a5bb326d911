import { type Product, type ProductWire, productEndpoints } from '@valise/contract';
import { expect, test } from 'vitest';
import { filterProducts, searchTexts } from './filterProducts.ts';
import { defaultProductListView, type ProductListView } from './productListView.ts';

const wire: ProductWire[] = [
  { id: 1, name: 'Double-Breasted Trench', condition_grade: 'New', product_availibity: 'Available', stock: 8 },
  { id: 2, name: 'Silk Slip Dress', condition_grade: 'like new', product_availibity: 'rental', stock: 0 },
  { id: 3, name: 'Evening Wrap Dress', condition_grade: 'Vintage', product_availibity: 'Rented', stock: '1' },
  { id: 4, name: 'Linen Trousers', condition_grade: 'Fair', product_availibity: 'Out' },
];
const products: Product[] = await productEndpoints.list.reply.read(wire, () => {});
const idsOf = (view: Partial<ProductListView>) =>
  filterProducts(products, searchTexts(products), { ...defaultProductListView, ...view }).map(({ id }) => id);

test('the name is searched as a substring, whatever its letter case', () => {
  expect(idsOf({ search: 'dRESs' })).toEqual(['2', '3']);
  expect(idsOf({ search: '  trench ' })).toEqual(['1']);
  expect(idsOf({ search: '.*' })).toEqual([]);
});

test('nothing chosen leaves the very list that came, so that nothing downstream is computed again', () => {
  expect(filterProducts(products, searchTexts(products), defaultProductListView)).toBe(products);
});

test('a status is its badge, so that Rented and rental are found together', () => {
  expect(idsOf({ status: ['rented'] })).toEqual(['2', '3']);
  expect(idsOf({ status: ['rented', 'outOfStock'] })).toEqual(['2', '3', '4']);
});

test('a grade is matched whatever its letter case; free text is Other', () => {
  expect(idsOf({ grade: ['likeNew'] })).toEqual(['2']);
  expect(idsOf({ grade: ['other'] })).toEqual(['3']);
});

test('an unknown stock is neither in stock nor out of it', () => {
  expect(idsOf({ stock: ['inStock'] })).toEqual(['1', '3']);
  expect(idsOf({ stock: ['outOfStock'] })).toEqual(['2']);
});

test('search and filters narrow each other', () => {
  expect(idsOf({ search: 'dress', stock: ['inStock'] })).toEqual(['3']);
});

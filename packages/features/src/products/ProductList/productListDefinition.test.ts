import { type Product, type ProductWire, productEndpoints, type Sparse } from '@valise/contract';
import { expect, test } from 'vitest';
import { matchesOf } from '../../kit/list/narrowing.ts';
import { productList } from './productListDefinition.tsx';
import { type ProductListState, productListState } from './state/productListState.ts';

const wire: Sparse<ProductWire>[] = [
  { id: 1, name: 'Double-Breasted Trench', condition_grade: 'New', product_availibity: 'Available', stock: 8 },
  { id: 2, name: 'Silk Slip Dress', condition_grade: 'like new', product_availibity: 'rental', stock: 0 },
  { id: 3, name: 'Evening Wrap Dress', condition_grade: 'Vintage', product_availibity: 'Rented', stock: '1' },
  { id: 4, name: 'Linen Trousers', condition_grade: 'Fair', product_availibity: 'Out' },
];
const products: Product[] = await productEndpoints.list.reply.read(wire, () => {});
const context = { onPrintLabels() {}, onDelete() {}, onPrintLabel() {}, onDeleteOne() {} };
const filterOf = (filters: Partial<ProductListState>) => matchesOf(productList, { ...productListState.default, ...filters }, context);
const idsOf = (filters: Partial<ProductListState>) => {
  const filter = filterOf(filters);
  return products.filter((product) => filter?.(product) === true).map(({ id }) => id);
};

test('without a chosen filter there is no function to call for every product', () => {
  expect(filterOf({})).toBeUndefined();
});

test('a status is filtered by its badge, so that Rented and rental are found together', () => {
  expect(idsOf({ status: ['rented'] })).toEqual(['2', '3']);
  expect(idsOf({ status: ['rented', 'outOfStock'] })).toEqual(['2', '3', '4']);
});

test('a grade is matched in any letter case, and free text is Other', () => {
  expect(idsOf({ grade: ['likeNew'] })).toEqual(['2']);
  expect(idsOf({ grade: ['other'] })).toEqual(['3']);
});

test('an unknown stock is neither in stock nor out of it', () => {
  expect(idsOf({ stock: ['inStock'] })).toEqual(['1', '3']);
  expect(idsOf({ stock: ['outOfStock'] })).toEqual(['2']);
});

test('a product has to pass every filter', () => {
  expect(idsOf({ status: ['rented'], stock: ['inStock'] })).toEqual(['3']);
});

import { product } from '@valise/contract';
import { aProduct, read } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { countProducts } from './countProducts.ts';
import { productListState } from './productListState.ts';

const products = [
  { name: 'Silk Dress', product_availibity: 'Available', stock: 2 },
  { name: 'Silk Skirt', product_availibity: 'rental', stock: 0 },
  { name: 'Oxford Shirt', product_availibity: 'Rented', stock: 4 },
].map((wire, id) => read(product, aProduct({ ...wire, id })));

test.each([
  [{}, 3],
  [{ search: ' SILK ' }, 2],
  [{ status: ['rented'] as const }, 2],
  [{ search: 'silk', status: ['rented'] as const }, 1],
])('%j leaves %i products', (changes, count) => {
  expect(countProducts(products, { ...productListState.default, ...changes })).toBe(count);
});

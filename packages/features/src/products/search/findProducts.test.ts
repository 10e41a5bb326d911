import { product } from '@valise/contract';
import { aProduct, read } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { findProducts, productWithBarcode } from './findProducts.ts';

const named = (productname: string, others: Parameters<typeof aProduct>[0] = {}) =>
  read(product, aProduct({ productname, name: productname, brand: '', sku: '', barcode: '', location: '', ...others }));

const find = (query: string, products: ReturnType<typeof named>[]) => {
  const { shown, ...counts } = findProducts(products, query);
  return { shown: shown.map(({ name }) => name), ...counts };
};

const fields: [field: string, Parameters<typeof aProduct>[0]][] = [
  ['id', { id: 'zara' }],
  ['brand', { brand: 'ZARA' }],
  ['SKU', { sku: 'xx-zara-1' }],
  ['barcode', { barcode: 'zara99' }],
  ['location', { location: 'Zara Street' }],
];

test('a product is found by its name, ignoring letter case', () => {
  expect(find('ZARA', [named('Dress'), named('Trench of Zara')]).shown).toEqual(['Trench of Zara']);
});

test.each(fields)('a product is found by its %s, ignoring letter case', (_, values) => {
  expect(find(' Zara', [named('Dress'), named('Coat', values)])).toEqual({ shown: ['Coat'], count: 1, isListed: false });
});

test('of many names three are shown, and the list, which finds the same, shows the rest', () => {
  const products = [named('Shirt', { brand: 'Silk & Co' }), ...['a', 'b', 'c', 'd'].map((name) => named(`Silk ${name}`))];
  expect(find('silk', products)).toEqual({ shown: ['Silk a', 'Silk b', 'Silk c'], count: 4, isListed: true });
});

test('those found by their name come first', () => {
  expect(find('silk', [named('Shirt', { brand: 'Silk & Co' }), named('Silk Dress')]).shown).toEqual(['Silk Dress', 'Shirt']);
});

test('what the list cannot find is shown, ten at most', () => {
  const products = Array.from({ length: 12 }, (_, index) => named(`Shirt ${index}`, { location: 'Paris' }));
  expect(find('paris', products)).toMatchObject({ shown: { length: 10 }, count: 12, isListed: false });
});

test('a barcode is exact, and belongs to one product', () => {
  const products = [named('Coat', { barcode: '4006381333931' }), named('Twin', { barcode: '111' }), named('Twin', { barcode: '111' })];
  expect(productWithBarcode(products, '4006381333931')?.name).toBe('Coat');
  expect(productWithBarcode(products, '400638133393')).toBeNull();
  expect(productWithBarcode(products, '111')).toBeNull();
});

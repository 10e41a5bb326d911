import { product } from '@valise/contract';
import { aProduct, read } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { newProductOf } from '../ProductForm/saving/sentProduct.ts';
import { emptyContent } from '../ProductForm/state/productForm.ts';
import { findAdded } from './addedProduct.ts';

const listed = (id: number, name: string, sku: string, barcode = '') => read(product, aProduct({ id, name, sku, barcode }));
const sent = (values: { name: string; sku?: string; barcode?: string }) => newProductOf({ ...emptyContent, values: { ...emptyContent.values, ...values } });
const before = listed(1, 'Oxford Shirt', 'A-1');

test.each([
  ['its SKU, whatever its name is now', { name: 'Oxford  Shirt', sku: 'A-2' }],
  ['its barcode without one', { name: 'Shirt', barcode: '804219365570' }],
  ['its name without both', { name: 'Oxford Shirt' }],
])('an added product is found by %s', (_, values) => {
  expect(findAdded({ sent: sent(values), before: [before] }, [before, listed(2, 'Oxford Shirt', 'A-2', '804219365570')])?.id).toBe('2');
});

test('one of two that could be it is not taken, nor is one from before', () => {
  expect(findAdded({ sent: sent({ name: 'Oxford Shirt' }), before: [before] }, [before, listed(2, 'Oxford Shirt', ''), listed(3, 'Oxford Shirt', '')])).toBeUndefined();
  expect(findAdded({ sent: sent({ name: 'Oxford Shirt', sku: 'A-1' }), before: [before] }, [before])).toBeUndefined();
});

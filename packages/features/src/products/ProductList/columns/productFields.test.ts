import { type Product, product } from '@valise/contract';
import { aProduct, read } from '@valise/contract/samples';
import { messagesIn } from '@valise/ui/messages';
import { expect, test } from 'vitest';
import { valueFormatsIn } from '../../../kit/format/format.ts';
import { productMessages } from '../../messages.ts';
import { optionalColumns, productColumns } from './productColumns.tsx';
import { productFields } from './productFields.ts';

const words = { messages: messagesIn(productMessages, 'en-US'), formats: valueFormatsIn('en-US'), locale: 'en-US' };
const fields = productFields(words);
const valuesOf = (of: Product) => Object.fromEntries(fields.map(({ header, value }) => [header, value(of)]));

test('two pieces of one name differ by id, SKU and barcode, whose zeros stay', () => {
  const blazer = read(product, aProduct({ id: 7, productname: 'Camel Blazer', brand: 'Zara', sku: '00042', barcode: '004219365570' }));
  expect(valuesOf(blazer)).toMatchObject({ ID: '7', Product: 'Camel Blazer', Brand: 'Zara', SKU: '00042', Barcode: '004219365570' });
});

test('every field has a header of its own', () => {
  expect(new Set(fields.map(({ header }) => header)).size).toBe(fields.length);
});

test('SKU, barcode, brand, location and size can be shown', () => {
  expect(optionalColumns).toEqual(['sku', 'barcode', 'brand', 'location', 'size']);
  expect(productColumns(words).map(({ id }) => id)).toEqual(expect.arrayContaining([...optionalColumns]));
});

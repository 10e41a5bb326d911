import { product } from '@valise/contract';
import { aProduct, read } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { sameCodesOf } from './sameCodes.ts';

const piece = (id: number, name: string, sku: string, barcode: string) => read(product, aProduct({ id, productname: name, name, sku, barcode }));
const known = [piece(1, 'Coat', 'ZR-1', '804219365570'), piece(2, 'Dress', 'zr-1 ', ''), piece(3, 'Shirt', '', '')];
const same = (sku: string, barcode: string, ownId?: string) => sameCodesOf({ sku, barcode }, known, ownId, ({ name }) => name);

test('a code that another product has is named, without letter case and blanks', () => {
  expect(same(' Zr-1', '804219365570')).toEqual({ sku: { name: 'Coat', others: 1 }, barcode: { name: 'Coat', others: 0 } });
});

test('the edited product itself, an empty code and a part of a code are not the same', () => {
  expect(same('ZR-1', '804219365570', '1')).toEqual({ sku: { name: 'Dress', others: 0 }, barcode: undefined });
  expect(same('', ' ')).toEqual({ sku: undefined, barcode: undefined });
  expect(same('ZR', '8042')).toEqual({ sku: undefined, barcode: undefined });
});

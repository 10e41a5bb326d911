import { order, product } from '@valise/contract';
import { anOrder, aProduct, aTraveler, read } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { ordersMessages } from '../messages.ts';
import { productNamed } from '../productNamed.ts';
import { slipItems, slipMap } from './slipContent.ts';

const messages = ordersMessages['en-US'] as never;
const dress = read(product, aProduct({ productname: 'Silk Slip Dress', brand: 'Gucci', sku: 'GU-DRS-0003', barcode: '804219365644', fit_category: 'Regular Fit', chest: '46', length: '118', sleeve: '', unit: 'cm' }));
const items = (products: readonly (typeof dress)[], overrides: Parameters<typeof anOrder>[0] = {}) =>
  slipItems(read(order, anOrder(overrides)), productNamed(products), messages);

test('size, SKU and barcode are those of the one product of the name', () => {
  expect(items([dress])[0]).toEqual({
    name: 'Silk Slip Dress',
    brand: 'Gucci',
    size: { fit: 'Regular Fit', measures: 'chest 46, length 118 cm' },
    sku: 'GU-DRS-0003',
    barcode: '8042 1936 5644',
    pieces: 2,
  });
});

test('two products of the name say nothing of the one that was ordered', () => {
  expect(items([dress, { ...dress, id: '99', sku: 'OTHER' }])[0]).toMatchObject({ sku: '', barcode: '', size: { fit: '', measures: '' } });
});

test('the map leads to where the order goes', () => {
  expect(slipMap(read(order, anOrder()))).toContain('48.8714');
  expect(slipMap(read(order, anOrder({ traveler: aTraveler({ addresses: [] }) })))).toBeNull();
  expect(slipMap(read(order, anOrder({ traveler: null })))).toBeNull();
});

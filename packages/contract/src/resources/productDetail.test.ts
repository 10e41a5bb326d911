import { expect, test } from 'vitest';
import { aProduct } from '../samples/products.ts';
import { productDetailEndpoints } from './productDetail.ts';

const detailOf = (wire: object) => productDetailEndpoints.one.reply.read({ data: { ...aProduct(), ...wire } }, () => {});

test('a price that is no number is also read as it is written', async () => {
  const read = await detailOf({ base_price: ' on request ', deposit: '45,50', late_fee: '<b>much</b>', keep_to_buy_price: '1e400' });
  expect(read).toMatchObject({ basePrice: null, deposit: null, lateFee: null, keepToBuyPrice: null });
  expect(read).toMatchObject({ basePriceText: 'on request', depositText: '45,50', lateFeeText: '<b>much</b>', keepToBuyPriceText: '1e400' });
});

test('a price that is a number or absent has no text', async () => {
  const read = await detailOf({ base_price: '$1,080.50', deposit: 80, late_fee: null, keep_to_buy_price: ' ' });
  expect(read).toMatchObject({ basePrice: 1080.5, deposit: 80, lateFee: null, keepToBuyPrice: null });
  expect([read.basePriceText, read.depositText, read.lateFeeText, read.keepToBuyPriceText]).toEqual([undefined, undefined, undefined, undefined]);
});

import { order } from '@valise/contract';
import { anOrder, anOrderItem, read } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { receiptOf } from './receipt.ts';

const receipt = (overrides: Parameters<typeof anOrder>[0]) => receiptOf(read(order, anOrder(overrides)), 'PayPal');

test('what the server sends is shown as sent', () => {
  const sent = receipt({ status: 'Shipped', discount: '12.00', shipping: 8, shipping_carrier: 'Valise riders' });
  expect(sent.payments).toMatchObject([{ method: 'PayPal', fees: 25, amount: 385, isSample: false }]);
  expect(sent.discount).toEqual({ amount: 12, isSample: false });
  expect(sent.shipping).toEqual({ amount: 8, carrier: 'Valise riders', isSample: false });
  expect(sent).toMatchObject({ subtotal: 360, total: 385 });
});

test('what it does not send is a sample, whose date and carrier nobody knows', () => {
  const bare = receipt({ status: 'Shipped', transactions: undefined });
  expect(bare.payments).toEqual([{ method: 'PayPal', fees: 25, amount: null, date: null, isSample: true }]);
  expect(bare.discount).toEqual({ amount: 0, isSample: true });
  expect(bare.shipping).toEqual({ amount: 0, carrier: null, isSample: true });
});

test.each(['Pending', ' pending '])('discount and shipping are hidden while the order is %j', (status) => {
  expect(receipt({ status, discount: '12.00' })).not.toHaveProperty('discount');
  expect(receipt({ status })).not.toHaveProperty('shipping');
});

test('a price that cannot be read has no subtotal', () => {
  expect(receipt({ items: [anOrderItem({ price: 'free', total: null }), anOrderItem()] }).subtotal).toBeNull();
  expect(receipt({ items: [anOrderItem({ total: null })] }).subtotal).toBe(240);
  expect(receipt({ items: [] }).subtotal).toBe(0);
});

import { order } from '@valise/contract';
import { anOrder, anOrderItem, read } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { itemTotal, receiptOf, sumOf } from './receipt.ts';

const receipt = (overrides: Parameters<typeof anOrder>[0]) => receiptOf(read(order, anOrder(overrides)), 'PayPal');

test('what the server sends is shown as sent', () => {
  const sent = receipt({ status: 'Shipped', discount: '12.00', shipping: 8, shipping_carrier: 'Valise riders' });
  expect(sent.payments).toMatchObject([{ method: 'PayPal', fees: 25, amount: 385, isSample: false }]);
  expect(sent.discount).toEqual({ amount: -12, isSample: false });
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

const lines = (overrides: Parameters<typeof anOrder>[0]) => receipt({ items: [anOrderItem({ price: '96.00', quantity: 2, total: '192.00' })], transactions: [], ...overrides });

test.each(['12.00', -12])('a discount sent as %j is taken off', (discount) => {
  const taken = lines({ status: 'Shipped', discount, shipping: 8, total_price: '188.00' });
  expect(taken.discount?.amount).toBe(-12);
  expect(taken).not.toHaveProperty('difference');
});

test('a discount of nothing has no minus', () => {
  expect(lines({ status: 'Shipped', discount: 0 }).discount?.amount).toBe(0);
});

test('a total that is not the sum of its lines says what they add up to', () => {
  expect(lines({ status: 'Shipped', discount: '12.00', shipping: 8, total_price: '192.00' }).difference).toEqual({ sum: 188, isHiddenPart: false });
  expect(lines({ status: 'Pending', total_price: '190.00' }).difference).toEqual({ sum: 192, isHiddenPart: false });
});

test('a pending order whose total has the hidden discount and shipping says so', () => {
  expect(lines({ status: 'Pending', discount: '12.00', shipping: 8, total_price: '188.00' }).difference).toEqual({ sum: 192, isHiddenPart: true });
});

test.each(['192.00', '195.50'])('fees may be paid out of the total or on top of it: %s', (total_price) => {
  const transactions = [{ method: 'PayPal', fees: '3.50', amount: total_price, date: null }];
  expect(lines({ status: 'Shipped', transactions, total_price })).not.toHaveProperty('difference');
});

test('what is not known is not called wrong', () => {
  expect(lines({ items: [], total_price: '192.00' })).not.toHaveProperty('difference');
  expect(lines({ total_price: 'much' })).not.toHaveProperty('difference');
  expect(lines({ items: [anOrderItem({ price: 'free', total: null })] })).not.toHaveProperty('difference');
});

test('cents are added without rounding errors', () => {
  expect(sumOf([0.1, 0.2])).toBe(0.3);
  expect(sumOf([1.1, 2.2, 3.3])).toBe(6.6);
  expect(itemTotal(read(order, anOrder({ items: [anOrderItem({ price: '19.99', quantity: 3, total: null })] })).items[0]!)).toBe(59.97);
});

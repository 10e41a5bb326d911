import { type RefundWire, refund } from '@valise/contract';
import { aRefund, read } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { otherRefundsOf } from './otherRefundsOf.ts';

const one = (id: number, orderId: number | null) => {
  const wire: RefundWire = aRefund({ id });
  return read(refund, { ...wire, order: orderId === null ? null : { ...wire.order!, id: orderId } });
};

test('counts the refunds of the same order without the refund itself', () => {
  const all = [one(1, 7), one(2, 7), one(3, 8), one(4, null), one(5, 7)];
  expect(otherRefundsOf(all[0]!, all).map(({ id }) => id)).toEqual(['2', '5']);
});

test('a refund without an order has no others', () => {
  expect(otherRefundsOf(one(4, null), [one(6, null), one(1, 7)])).toEqual([]);
});

import { order, queueOrder } from '@valise/contract';
import { aQueueOrder, manyOrders, queueSamples, readAll } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { queueShare } from './queueShare.ts';

const orders = readAll(order, manyOrders(190));
const queue = readAll(queueOrder, queueSamples);

test('the list of a column says which of its orders are in the queue today', () => {
  const share = queueShare('delivery', orders, queue);
  expect(share?.total).toBeGreaterThan(90);
  expect(share).toMatchObject({ column: 'delivery', queuedIds: ['20398', '20396', '20391', '20388'] });
});

test('a list that has exactly the orders of the column says nothing', () => {
  expect(queueShare('pickup', orders, queue)).toBeUndefined();
});

test('a status that is no column says nothing, nor does cleaning, which lists the column itself', () => {
  for (const status of [null, 'delivered', 'cleaning']) expect(queueShare(status, orders, queue)).toBeUndefined();
});

test('an order of another column, or one that is not listed, is not counted', () => {
  const other = readAll(queueOrder, [aQueueOrder({ id: 20_398, status: 'Returned' }), aQueueOrder({ id: 1, status: 'Delivered' })]);
  expect(queueShare('delivery', orders, other)?.queuedIds).toEqual([]);
});

import { queueOrder } from '@valise/contract';
import { aQueueOrder, queueSamples, readAll } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { queueColumnIds, queueColumnOf, queueColumns } from './queueColumns.ts';

test.each([
  ['processing', 'preparing'],
  ['shipped', 'pickup'],
  ['delivered', 'delivery'],
  ['returned', 'return'],
  ['Processing', 'preparing'],
] as const)('%s belongs in %s', (status, column) => {
  expect(queueColumnOf({ status, productAvailability: 'Rented' })).toBe(column);
});

test('a product under maintenance belongs in cleaning when the order has another status', () => {
  expect(queueColumnOf({ status: 'completed', productAvailability: 'Under Maintenance' })).toBe('cleaning');
});

test('the status takes precedence over maintenance', () => {
  expect(queueColumnOf({ status: 'returned', productAvailability: 'Under Maintenance' })).toBe('return');
});

test('any other order is not in the queue', () => {
  expect(queueColumnOf({ status: 'cancelled', productAvailability: 'Available' })).toBeNull();
});

test('fourteen sample orders are put in their columns', () => {
  const columns = queueColumns(readAll(queueOrder, queueSamples));
  expect(queueColumnIds.map((id) => columns[id].length)).toEqual([5, 3, 4, 2, 0]);
});

test('a column keeps the server\'s order, and an order without a column is left out', () => {
  const columns = queueColumns(
    readAll(queueOrder, [aQueueOrder({ id: 2 }), aQueueOrder({ id: 3, status: 'lost' }), aQueueOrder({ id: 1 })]),
  );
  expect(columns.preparing.map(({ id }) => id)).toEqual(['2', '1']);
  expect(queueColumnIds.flatMap((id) => columns[id])).toHaveLength(2);
});

import type { QueueOrder } from '@valise/contract';
import { wireKey } from '../../kit/status/defineStatuses.ts';
import { orderStatuses } from './orderStatus.ts';

/** The columns of Today's Queue, in the order of the work. The order list's address also uses their ids. */
export const queueColumnIds = ['preparing', 'pickup', 'delivery', 'return', 'cleaning'] as const;
export type QueueColumnId = (typeof queueColumnIds)[number];

const columnByStatus: ReadonlyMap<string | null, QueueColumnId> = new Map([
  ['processing', 'preparing'],
  ['shipped', 'pickup'],
  ['delivered', 'delivery'],
  ['returned', 'return'],
]);

/** The queue column of an order (spec 1.4); null when the order is not in the queue. */
export function queueColumnOf({ status, productAvailability }: Pick<QueueOrder, 'status' | 'productAvailability'>): QueueColumnId | null {
  const column = columnByStatus.get(orderStatuses.keyOf(status));
  if (column !== undefined) return column;
  return wireKey(productAvailability) === 'under maintenance' ? 'cleaning' : null;
}

/** The orders of each column, in the server's order. */
export function queueColumns<Order extends QueueOrder>(orders: readonly Order[]): Record<QueueColumnId, Order[]> {
  const columns: Record<QueueColumnId, Order[]> = { preparing: [], pickup: [], delivery: [], return: [], cleaning: [] };
  for (const order of orders) {
    const column = queueColumnOf(order);
    if (column !== null) columns[column].push(order);
  }
  return columns;
}

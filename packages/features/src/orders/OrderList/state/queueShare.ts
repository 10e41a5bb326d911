import type { Order, QueueOrder } from '@valise/contract';
import { queueColumnOf, type QueueColumnId } from '../../../domain/order/queueColumns.ts';
import { columnOfStatus, statusFilter } from './orderFilter.ts';

/** How a list that was opened from a column of Today's Queue differs from that column. */
export interface QueueShare {
  column: QueueColumnId;
  /** The number of listed orders. */
  total: number;
  /** The ids of those that are in the column, in the list's order. */
  queuedIds: readonly string[];
}

/** Undefined when the list is that of no column, or has exactly the column's orders. Cleaning lists these alone. */
export function queueShare(status: string | null, orders: readonly Order[], queue: readonly QueueOrder[]): QueueShare | undefined {
  const column = columnOfStatus(status);
  if (status === null || column === null || column === 'cleaning') return undefined;
  const listed = orders.filter(statusFilter(status) ?? (() => false));
  const inColumn = new Set(queue.filter((order) => queueColumnOf(order) === column).map(({ id }) => id));
  const queuedIds = listed.map(({ id }) => id).filter((id) => inColumn.has(id));
  return queuedIds.length === listed.length ? undefined : { column, total: listed.length, queuedIds };
}

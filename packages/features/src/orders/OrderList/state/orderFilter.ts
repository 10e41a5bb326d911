import type { Order } from '@valise/contract';
import { wireKey } from '../../../kit/status/defineStatuses.ts';
import { queueColumnIds, type QueueColumnId, queueColumnOf } from '../../../domain/order/queueColumns.ts';

/** The column of Today's Queue that the address's status names; null when it is the status of an order. */
export const columnOfStatus = (status: string | null): QueueColumnId | null => queueColumnIds.find((id) => id === status) ?? null;

/**
 * The filter for a status, or for the statuses in a column of Today's Queue. Only the queue knows which orders are in cleaning,
 * so without `cleaning` that filter is undefined.
 */
export function statusFilter(status: string, cleaning?: ReadonlySet<string>): ((order: Order) => boolean) | undefined {
  const column = columnOfStatus(status);
  if (column === 'cleaning') return cleaning && (({ id }) => cleaning.has(id));
  if (column !== null) return (order) => queueColumnOf({ status: order.status, productAvailability: '' }) === column;
  return (order) => wireKey(order.status) === status;
}

/** The searched text of an order: its id, traveler and partner, one a line. */
export const searchText = ({ id, travelerName, partnerName }: Order): string => `${id}\n${travelerName}\n${partnerName}`;

/** The search without the prefix that screens write before an order's id. */
export const searchedText = (search: string): string => search.trim().replace(/^(?:#?(?:odr|ord)-|#)/i, '');

/** The statuses of the orders in order of appearance, in lower case, each with its first spelling. */
export function presentStatuses(orders: readonly Order[]): ReadonlyMap<string, string> {
  const present = new Map<string, string>();
  for (const { status } of orders) {
    const found = wireKey(status);
    if (found !== '' && !present.has(found)) present.set(found, status.trim());
  }
  return present;
}

/** The text with a capital first letter. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

import type { Order } from '@valise/contract';
import { wireKey } from '../../../kit/status/defineStatuses.ts';
import { queueColumnIds, type QueueColumnId, queueColumnOf } from '../../../domain/order/queueColumns.ts';

/** The column of Today's Queue that a status of the address names; null for a status of orders. */
export const columnOfStatus = (status: string | null): QueueColumnId | null => queueColumnIds.find((id) => id === status) ?? null;

/**
 * Whether an order has a status. A column of Today's Queue stands for the statuses that the queue puts there; only the queue itself
 * knows which orders are in cleaning, so without them the answer is undefined.
 */
export function statusFilter(status: string, cleaning?: ReadonlySet<string>): ((order: Order) => boolean) | undefined {
  const column = columnOfStatus(status);
  if (column === 'cleaning') return cleaning && (({ id }) => cleaning.has(id));
  if (column !== null) return (order) => queueColumnOf({ status: order.status, productAvailability: '' }) === column;
  return (order) => wireKey(order.status) === status;
}

/** The text in which an order is searched for: its id, its traveler and its partner, one a line. */
export const searchText = ({ id, travelerName, partnerName }: Order): string => `${id}\n${travelerName}\n${partnerName}`;

/** The search without what the screens write before an order's id. */
export const searchedText = (search: string): string => search.trim().replace(/^(?:#?(?:odr|ord)-|#)/i, '');

/** The statuses that are present, in lower case, each with the text that it has first: in order of appearance. */
export function presentStatuses(orders: readonly Order[]): ReadonlyMap<string, string> {
  const present = new Map<string, string>();
  for (const { status } of orders) {
    const found = wireKey(status);
    if (found !== '' && !present.has(found)) present.set(found, status.trim());
  }
  return present;
}

/** With its first letter a capital. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

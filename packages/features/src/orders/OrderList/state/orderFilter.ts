import type { Order } from '@valise/contract';
import { countRows } from '../../../kit/list/countRows.ts';
import { queueColumnIds, type QueueColumnId, queueColumnOf } from '../../../domain/order/queueColumns.ts';
import { isPending } from '../../isPending.ts';
import type { OrderListState, OrderTab } from './orderListState.ts';

/** The column of Today's Queue that a status of the address names; null for a status of orders. */
export const columnOfStatus = (status: string | null): QueueColumnId | null => queueColumnIds.find((id) => id === status) ?? null;

const key = (status: string) => status.trim().toLowerCase();

/**
 * Whether an order passes the status filter; undefined without one. A column of Today's Queue stands for the statuses that the
 * queue puts there; only the queue itself knows which orders are in cleaning.
 */
export function statusFilter(status: string | null, cleaning: ReadonlySet<string>): ((order: Order) => boolean) | undefined {
  if (status === null) return undefined;
  const column = columnOfStatus(status);
  if (column === 'cleaning') return ({ id }) => cleaning.has(id);
  if (column !== null) return (order) => queueColumnOf({ status: order.status, productAvailability: '' }) === column;
  return (order) => key(order.status) === status;
}

/** In what an order is searched for. */
export const searchText = ({ id, travelerName, partnerName }: Order): string => `${id}\n${travelerName}\n${partnerName}`;

/** The search without what the screens write before an order's id. */
export const searchedText = (search: string): string => search.trim().replace(/^(?:#?(?:odr|ord)-|#)/i, '');

/** The statuses that are present, in lower case, each with the text that it has first: in order of appearance. */
export function presentStatuses(orders: readonly Order[]): ReadonlyMap<string, string> {
  const present = new Map<string, string>();
  for (const { status } of orders) {
    const found = key(status);
    if (found !== '' && !present.has(found)) present.set(found, status.trim());
  }
  return present;
}

/** With its first letter a capital. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The orders of each tab. */
export function ordersByTab(orders: readonly Order[]): Record<OrderTab, readonly Order[]> {
  const tabs: Record<OrderTab, Order[]> = { assigned: [], pending: [] };
  for (const order of orders) (isPending(order) ? tabs.pending : tabs.assigned).push(order);
  return tabs;
}

interface Narrowing extends Pick<OrderListState, 'tab' | 'search'> {
  matches: ((order: Order) => boolean) | undefined;
}

/** The tab to open: the chosen one, else the first that has an order which passes search and filter, else the first. */
export function openTab(tabs: Record<OrderTab, readonly Order[]>, { tab, search, matches }: Narrowing): OrderTab {
  if (tab !== null) return tab;
  const wanted = searchedText(search);
  if (wanted === '' && matches === undefined) return 'assigned';
  const hasSome = (id: OrderTab) => countRows(tabs[id], { search: wanted, searchText, matches }) > 0;
  return !hasSome('assigned') && hasSome('pending') ? 'pending' : 'assigned';
}

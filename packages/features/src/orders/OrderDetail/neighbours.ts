import type { Order } from '@valise/contract';
import type { TableRows } from '@valise/ui/DataTable';

/** The orders beside one in a list; null at its ends, and where the list does not have it. */
export interface Neighbours {
  previous: string | null;
  next: string | null;
}

/** @param rowIndexes of the orders that the list shows, in its order; null for all in the order they came */
export function neighboursOf(id: string, orders: readonly Order[], rowIndexes: TableRows<Order>['rowIndexes']): Neighbours {
  const at = (place: number) => orders[rowIndexes === null ? place : (rowIndexes[place] ?? -1)]?.id ?? null;
  const index = orders.findIndex((order) => order.id === id);
  const place = rowIndexes === null ? index : rowIndexes.indexOf(index);
  return index < 0 || place < 0 ? { previous: null, next: null } : { previous: at(place - 1), next: at(place + 1) };
}

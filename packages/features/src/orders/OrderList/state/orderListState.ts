import { anyText, tabOf } from '../../../kit/list/filters.ts';
import { listState } from '../../../kit/list/listState.ts';

export const orderTabs = ['assigned', 'pending'] as const;
export type OrderTab = (typeof orderTabs)[number];

/**
 * The state of the order list: newest first by default. The status is the server's in lower case, or the id of a column of
 * Today's Queue.
 */
export const orderListState = listState({
  filters: { tab: tabOf(orderTabs), status: anyText() },
  sort: { columns: ['id', 'traveler', 'partner', 'eta', 'date', 'status', 'total'], default: '-date' },
  sizes: [5, 10, 25, 50],
});

export type OrderListState = typeof orderListState.default;
export type OrderSortColumn = OrderListState['sort']['column'];

import { oneOf } from '../../kit/list/filters.ts';
import { listState } from '../../kit/list/listState.ts';

/** The state of the list of riders, in the server's order until it is sorted. */
export const riderListState = listState({
  filters: { status: oneOf(['online', 'offline']) },
  sort: { columns: ['rating', 'orders', 'eta'] },
  sizes: [5, 10, 25, 50],
  defaultSize: 5,
});

export type RiderListState = typeof riderListState.default;
export type RiderSortColumn = NonNullable<RiderListState['sort']>['column'];

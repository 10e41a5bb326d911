import { oneOf } from '../../kit/list/filters.ts';
import { listState } from '../../kit/list/listState.ts';

/** The state of the list of riders. Without a sort the riders are in the server's order. */
export const riderListState = listState({
  filters: { status: oneOf(['online', 'offline']) },
  sort: { columns: ['rating', 'orders', 'eta'] },
  sizes: [5, 10, 25, 50],
  defaultSize: 5,
});

export type RiderListState = typeof riderListState.default;
export type RiderSortColumn = NonNullable<RiderListState['sort']>['column'];

import { manyOf } from '../../../kit/list/filters.ts';
import { listState } from '../../../kit/list/listState.ts';
import { refundStatuses } from '../../refundStatus.ts';

export const refundListState = listState({
  filters: { status: manyOf(refundStatuses.keys) },
  sort: { columns: ['refundId', 'orderId', 'traveler', 'partner', 'date', 'status', 'total'], default: '-date' },
  sizes: [5, 10, 25, 50],
});

export type RefundListState = typeof refundListState.default;
export type RefundSortColumn = RefundListState['sort']['column'];

import { manyOf } from '../../../kit/list/filters.ts';
import { listState } from '../../../kit/list/listState.ts';
import { ticketStatuses } from '../../ticketStatus.ts';

/** The state of the ticket list: newest first by default (spec 2.2). */
export const ticketListState = listState({
  filters: { status: manyOf(ticketStatuses.keys) },
  sort: { columns: ['id', 'name', 'subject', 'date', 'status'], default: '-date' },
  sizes: [5, 10, 25, 50],
});

export type TicketListState = typeof ticketListState.default;
export type TicketSortColumn = TicketListState['sort']['column'];

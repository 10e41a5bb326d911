'use client';
import type { Ticket } from '@valise/contract';
import { SortMenu, type TableColumn, type TableLayout } from '@valise/ui/DataTable';
import { FilterMenu } from '@valise/ui/FilterMenu';
import { useMessages } from '@valise/ui/messages';
import { memo } from 'react';
import { filterMenu, type FilterLabels } from '../../shared/index.ts';
import { supportMessages } from '../messages.ts';
import type { TicketStatusKey } from '../ticketStatus.ts';
import { type TicketListState, ticketListState } from './state/ticketListState.ts';

export interface TicketFiltersProps {
  layout: TableLayout;
  /** How many tickets pass the filter, once the list has loaded. */
  total?: number;
  /** Of the first page, where every change leads. */
  state: TicketListState;
  onStateChange: (state: TicketListState) => void;
  labels: { status: FilterLabels<TicketStatusKey> };
  onOpenChange: (isOpen: boolean) => void;
  columns: readonly TableColumn<Ticket>[];
}

/** The Status button, and on cards the sort. Memoised, so that another page does not render them. */
export const TicketFilters = memo(function TicketFilters({ layout, total, state, onStateChange, labels, onOpenChange, columns }: TicketFiltersProps) {
  const messages = useMessages(supportMessages);
  const isCards = layout === 'cards';
  return (
    <>
      <FilterMenu
        {...filterMenu(ticketListState, { state, onStateChange }, labels)}
        label={messages.status}
        isIconOnly={isCards}
        resultCount={total}
        onOpenChange={onOpenChange}
      />
      {isCards && (
        <SortMenu
          columns={columns}
          sort={state.sort}
          onSortChange={(sort) => onStateChange({ ...state, sort: sort as TicketListState['sort'] })}
        />
      )}
    </>
  );
});

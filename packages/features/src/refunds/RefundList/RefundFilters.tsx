'use client';
import type { Refund } from '@valise/contract';
import type { TableColumn, TableLayout } from '@valise/ui/DataTable';
import { FilterMenu } from '@valise/ui/FilterMenu';
import { useMessages } from '@valise/ui/messages';
import { memo } from 'react';
import { type FilterLabels, filterMenu, type ListPreferences, TableMenus } from '../../shared/index.ts';
import { refundMessages } from '../messages.ts';
import type { RefundStatusKey } from '../refundStatus.ts';
import { type RefundListState, refundListState } from './state/refundListState.ts';

export interface RefundFiltersProps {
  layout: TableLayout;
  /** How many refunds pass the filter, once the list has loaded. */
  total?: number;
  /** Of the first page, where every change leads. */
  state: RefundListState;
  onStateChange: (state: RefundListState) => void;
  labels: { status: FilterLabels<RefundStatusKey> };
  onOpenChange: (isOpen: boolean) => void;
  columns: readonly TableColumn<Refund>[];
  preferences: ListPreferences;
  onPreferencesChange: (preferences: ListPreferences) => void;
}

/** The status with the columns, or on cards with the sort. Memoised, so that another page does not render its buttons and panels. */
export const RefundFilters = memo(function RefundFilters({
  layout,
  total,
  state,
  onStateChange,
  labels,
  onOpenChange,
  columns,
  preferences,
  onPreferencesChange,
}: RefundFiltersProps) {
  const messages = useMessages(refundMessages);
  return (
    <>
      <FilterMenu
        {...filterMenu(refundListState, { state, onStateChange }, labels)}
        label={messages.status}
        isIconOnly={layout === 'cards'}
        resultCount={total}
        onOpenChange={onOpenChange}
      />
      <TableMenus
        layout={layout}
        columns={columns}
        sort={state.sort}
        onSortChange={(sort) => onStateChange({ ...state, sort: (sort as RefundListState['sort'] | null) ?? refundListState.default.sort })}
        preferences={preferences}
        onPreferencesChange={onPreferencesChange}
      />
    </>
  );
});

'use client';
import { Button } from '@valise/ui/Button';
import { DataTable, type DataTableProps, MANY_ROWS, type TableFilter } from '@valise/ui/DataTable';
import { useStableCallback } from '@valise/ui/hooks';
import type { FilterChip } from '@valise/ui/FilterChips';
import { useMessages } from '@valise/ui/messages';
import { type ReactNode, startTransition, useMemo } from 'react';
import { BufferedSearchField } from './BufferedSearchField.tsx';
import { tablePreferences } from './listPreferences.ts';
import { listMessages } from './messages.ts';
import type { ListTools, SearchedState } from './useListTools.ts';

type TableProps<Row, State extends SearchedState> = Pick<
  DataTableProps<Row, State>,
  'label' | 'columns' | 'rows' | 'rowId' | 'rowName' | 'rowHref' | 'actions' | 'card' | 'filters' | 'bulkActions' | 'selection' | 'loading' | 'countLabel'
>;

export interface ListTableProps<Row, State extends SearchedState>
  extends TableProps<Row, State> {
  tools: ListTools<Row, State>;
  searchLabel: string;
  /** @default the label */
  searchPlaceholder?: string;
  /** Which rows show. `matches` should keep its identity. */
  filter: TableFilter<Row>;
  /** Of the filters; the search and the rows that are shown alone have theirs. */
  chips: readonly FilterChip[];
  /** Said where no row is left. */
  emptyTitle: string;
  /** The next step where there are no rows at all. Where some are left out, that is to clear what narrows the list. */
  emptyAction?: ReactNode;
}

/** The table of a list: its search field, its chips, and a way out where nothing is left. */
export function ListTable<Row, State extends SearchedState>({
  tools,
  searchLabel,
  searchPlaceholder = searchLabel,
  filter,
  chips,
  emptyTitle,
  emptyAction,
  rows,
  rowId,
  ...table
}: ListTableProps<Row, State>) {
  const messages = useMessages(listMessages);
  const { table: handle, list, listState, kept, searchField, onlyShown, setOnlyShown, clearFilters } = tools;
  const { search } = listState;
  const { matches } = filter;
  const isReady = rows.state === 'ready';
  const setSearch = useStableCallback((search: string) => {
    // The next letter does not wait for the rows that this one finds among many.
    if (isReady && rows.data.length >= MANY_ROWS) startTransition(() => tools.setSearch(search));
    else tools.setSearch(search);
  });
  const { preferences, onPreferencesChange } = kept;
  const arrangement = useMemo(() => tablePreferences(preferences, onPreferencesChange), [preferences, onPreferencesChange]);
  const shown = useMemo(
    () => (onlyShown ? (row: Row) => onlyShown.has(rowId(row)) && (matches?.(row) ?? true) : matches),
    [onlyShown, rowId, matches],
  );
  const allChips = (total: number): FilterChip[] => [
    ...(search.trim() === ''
      ? []
      : [{ id: 'search', facet: messages.search, value: search.trim(), count: isReady ? total : undefined, onRemove: () => setSearch('') }]),
    ...(onlyShown
      ? [{ id: 'selected', facet: messages.selectedFilter, value: messages.count({ count: onlyShown.size }), onRemove: () => setOnlyShown(undefined) }]
      : []),
    ...chips,
  ];
  return (
    <DataTable
      {...table}
      {...arrangement}
      ref={handle}
      rows={rows}
      rowId={rowId}
      tableState={listState}
      onTableStateChange={kept.onStateChange}
      filter={{ ...filter, matches: shown }}
      filterChips={allChips}
      onClearFilters={clearFilters}
      sizes={list.sizes}
      search={
        <BufferedSearchField label={searchLabel} isLabelHidden ref={searchField} placeholder={searchPlaceholder} value={search} onChange={setSearch} />
      }
      empty={{
        title: emptyTitle,
        description: messages.tryAdjustingFilters,
        action:
          isReady && rows.data.length > 0 ? (
            <Button
              onPress={() => {
                searchField.current?.focus();
                clearFilters();
              }}
            >
              {messages.clearFilters}
            </Button>
          ) : (
            emptyAction
          ),
      }}
    />
  );
}

'use client';
import { Button } from '@valise/ui/Button';
import { DataTable, type DataTableProps, type TableFilter, type TableLayout } from '@valise/ui/DataTable';
import type { FilterChip } from '@valise/ui/FilterChips';
import { useStableCallback } from '@valise/ui/hooks';
import { useMessages } from '@valise/ui/messages';
import { SearchField } from '@valise/ui/SearchField';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { tablePreferences } from './listPreferences.ts';
import { listMessages } from './messages.ts';
import type { ListTools, SearchedState } from './useListTools.ts';
import { SaveFirstView, type SaveFirstViewProps } from './views/SaveFirstView.tsx';

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
  /** Which rows are shown. `matches` should keep its identity. */
  filter: TableFilter<Row>;
  /** The chips of the filters. The table adds chips for the search and for rows that are shown alone. */
  chips: readonly FilterChip[];
  /** The state that a saved view stores. @default the list's own state */
  view?: Pick<SaveFirstViewProps<State>, 'list' | 'state'>;
  /**
   * The heading when no row is shown, for example 'No products found.', and the line and the next step when there are no rows at
   * all. When filters leave rows out, the table offers to clear search and filters instead.
   */
  empty: { title: string; description?: string; action?: ReactNode };
}

/** Memoised, so that changing the page does not render the field. */
const ListSearch = memo(SearchField);

/** A list's table with its search field and chips. When no row is left, a button clears the search and the filters. */
export function ListTable<Row, State extends SearchedState>({
  tools,
  searchLabel,
  searchPlaceholder = searchLabel,
  filter,
  chips,
  empty,
  rows,
  rowId,
  filters,
  view = { list: tools.list, state: tools.kept.state },
  ...table
}: ListTableProps<Row, State>) {
  const messages = useMessages(listMessages);
  const { table: handle, list, listState, kept, searchField, onlyShown, setOnlyShown } = tools;
  const { search } = listState;
  // Shows a typed letter at once, even when the application changes its state later. Then the field follows the state again.
  const [typed, setTyped] = useState<string>();
  if (typed === search) setTyped(undefined);
  const setSearch = useStableCallback((text: string) => {
    setTyped(text);
    tools.setSearch(text);
  });
  const clearFilters = () => {
    setTyped(undefined);
    tools.clearFilters();
  };
  const { matches } = filter;
  const isReady = rows.state === 'ready';
  const hasRows = isReady && rows.data.length > 0;
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
  const filtersAndViews = (layout: TableLayout, total: number) => (
    <>
      {typeof filters === 'function' ? filters(layout, total) : filters}
      <SaveFirstView {...view} label={table.label} preferences={preferences} views={kept.views} onViewsChange={kept.onViewsChange} />
    </>
  );
  return (
    <DataTable
      {...table}
      filters={filtersAndViews}
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
        <ListSearch label={searchLabel} isLabelHidden ref={searchField} placeholder={searchPlaceholder} value={typed ?? search} onChange={setSearch} />
      }
      empty={{
        title: empty.title,
        description: (!hasRows && empty.description) || messages.tryAdjustingFilters,
        action:
          hasRows ? (
            <Button
              onPress={() => {
                searchField.current?.focus();
                clearFilters();
              }}
            >
              {messages.clearFilters}
            </Button>
          ) : (
            empty.action
          ),
      }}
    />
  );
}

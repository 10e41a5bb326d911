'use client';
import type { Catalogue } from '@valise/ui/messages';
import { useState } from 'react';
import { countRows } from './countRows.ts';
import type { List, SearchedState } from './defineList.ts';
import type { KeptList } from './keptList.ts';
import { type useNarrowedRows, withTab } from './useNarrowedRows.ts';

/**
 * A row that was just changed or added, while the search, the filters or the tab with which the list was opened hide it. It is told
 * until the list is narrowed otherwise.
 */
export function useHiddenRow<Row, State extends SearchedState, Copy extends Catalogue, Context extends object, Tab extends string>(
  list: List<Row, State, Copy, Context, Tab>,
  rows: readonly Row[],
  id: string | undefined,
  { filter, tab, firstPage }: Pick<ReturnType<typeof useNarrowedRows<Row, State, Copy, Context, Tab>>, 'filter' | 'tab' | 'firstPage'>,
  { listState, onListStateChange }: KeptList<State>,
) {
  const query = list.state.query(firstPage).toString();
  const [openedQuery] = useState(query);
  if (id === undefined || query !== openedQuery) return undefined;
  const row = rows.find((each) => list.rowId(each) === id);
  if (row === undefined) return undefined;
  const ownTab = list.tabs?.tabOf(row) ?? null;
  const isInTab = list.tabs === undefined || ownTab === tab;
  if (isInTab && countRows([row], filter) > 0) return undefined;
  return {
    row,
    /** Searches for the row by the first of its searched texts, in its tab and without filters. */
    onShow() {
      const [search = ''] = list.search.text(row).split('\n', 1);
      const cleared = list.state.clearFilters(list.tabs ? withTab(listState, ownTab) : listState);
      onListStateChange(list.state.withFilters(cleared, { search } as Partial<State>));
    },
  };
}

'use client';
import type { Catalogue } from '@valise/ui/messages';
import type { Loadable } from '@valise/ui/LoadableView';
import { useMemo } from 'react';
import { countRows } from './countRows.ts';
import type { List, SearchedState } from './defineList.ts';
import { filterOf, openTab, rowsByTab, selectedValue } from './narrowing.ts';
import { useFirstPageState } from './useFirstPageState.ts';

const none: readonly never[] = [];
const tabIn = (state: SearchedState) => (state as SearchedState & { tab?: string | null }).tab ?? null;

/** The state with a tab; null for the tab that the list chooses. */
export const withTab = <State extends SearchedState>(state: State, tab: string | null): State => ({ ...state, tab });

/** The filter of a list's state, the rows of its open tab, and the number of rows that another state would show. */
export function useNarrowedRows<Row, State extends SearchedState, Copy extends Catalogue, Context extends object, Tab extends string>(
  list: List<Row, State, Copy, Context, Tab>,
  rows: Loadable<readonly Row[]>,
  listState: State,
  context: Context,
) {
  const firstPage = useFirstPageState(list.state, listState);
  const loaded = rows.state === 'ready' ? rows.data : none;
  const filter = useMemo(() => filterOf(list, firstPage, context), [list, firstPage, context]);
  const tabs = useMemo(() => list.tabs && rowsByTab(list.tabs, loaded), [list, loaded]);
  const chosenTab = tabIn(firstPage);
  const tab = useMemo(() => tabs && openTab(tabs, chosenTab, filter), [tabs, chosenTab, filter]);
  // The tab to keep when the search or a filter changes.
  const keptTab = tab === undefined || (chosenTab === null && tab === list.tabs?.ids[0]) ? chosenTab : tab;
  const inTab = useMemo(() => (tab === undefined ? rows : rows.state === 'ready' ? { ...rows, data: tabs?.get(tab) ?? none } : rows), [rows, tabs, tab]);

  // A part is not counted.
  const isReady = rows.state === 'ready' && rows.part === undefined;
  const countOf = useMemo(() => {
    if (!isReady) return undefined;
    return (state: State): number | undefined => {
      const value = selectedValue(list.select?.name, state);
      if (value !== null && list.select?.matches(value, context) === undefined) return undefined;
      const wanted = filterOf(list, state, context);
      if (tabs === undefined) return countRows(loaded, wanted);
      // The tab already shows the count of all its rows.
      return list.state.hasFilters(state) ? countRows(tabs.get(openTab(tabs, tabIn(state), wanted)) ?? none, wanted) : undefined;
    };
  }, [isReady, list, context, tabs, loaded]);

  return {
    /** All rows of the open tab. */
    rows: inTab,
    /** How many rows there are in all tabs; undefined until they have loaded. */
    total: isReady ? loaded.length : undefined,
    /** The rows of each tab; undefined until they have loaded. */
    tabs: isReady ? tabs : undefined,
    tab,
    filter,
    countOf,
    listState: useMemo(() => (tab === undefined ? listState : withTab(listState, keptTab)), [tab, listState, keptTab]),
    /** `listState` with its page set to the first, so that another page does not change it. */
    firstPage: useMemo(() => (tab === undefined ? firstPage : withTab(firstPage, keptTab)), [tab, firstPage, keptTab]),
  };
}

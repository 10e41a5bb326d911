'use client';
import type { DataTableHandle, TableState } from '@valise/ui/DataTable';
import { useStableCallback } from '@valise/ui/hooks';
import { useMessages } from '@valise/ui/messages';
import { useRef, useState } from 'react';
import { useUndo } from '../undo/useUndo.ts';
import type { KeptList } from './keptList.ts';
import type { ListAddress } from './listState.ts';
import { listMessages } from './messages.ts';
import { useFirstPage } from './useFirstPage.ts';

export type SearchedState = TableState & { search: string };

/** What the tools need of a list's definition. */
interface ToolList<State extends SearchedState> extends ListAddress<State> {
  sizes: readonly State['size'][];
  withFilters: (state: State, changes: { search: string }) => State;
  clearFilters: (state: State) => State;
}

export type ListTools<Row, State extends SearchedState> = ReturnType<typeof useListTools<Row, State>>;

/** What every list in a `ListTable` has: its search, clearing what narrows it with an Undo, and rows that are shown alone. */
export function useListTools<Row, State extends SearchedState>(
  list: ToolList<State>,
  { listState, onListStateChange, preferences, onPreferencesChange, views, onViewsChange }: KeptList<State>,
) {
  const { filtersCleared } = useMessages(listMessages);
  const table = useRef<DataTableHandle<Row>>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const [onlyShown, setOnlyShown] = useState<ReadonlySet<string>>();
  const offerUndo = useUndo();
  const changeState = useStableCallback(onListStateChange);
  return {
    list,
    listState,
    table,
    searchField,
    setSearch: useStableCallback((search: string) => onListStateChange(list.withFilters(listState, { search }))),
    /** What is memoised renders with this alone: the state is that of the first page, and no function changes its identity. */
    kept: {
      state: useFirstPage(list, listState),
      onStateChange: changeState,
      preferences,
      onPreferencesChange: useStableCallback(onPreferencesChange),
      views,
      onViewsChange: useStableCallback(onViewsChange),
    },
    /** The ids of the rows that are shown alone; they stay when one of them is no longer selected. Undefined for all rows. */
    onlyShown,
    setOnlyShown,
    clearFilters: () => {
      setOnlyShown(undefined);
      onListStateChange(list.clearFilters(listState));
      offerUndo(filtersCleared, () => {
        setOnlyShown(onlyShown);
        changeState(listState);
      });
    },
  };
}

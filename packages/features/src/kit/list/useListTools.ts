'use client';
import type { DataTableHandle } from '@valise/ui/DataTable';
import { useStableCallback } from '@valise/ui/hooks';
import { useMessages } from '@valise/ui/messages';
import { useRef, useState } from 'react';
import { useUndo } from '../undo/useUndo.ts';
import type { ListStateDefinition, SearchedState } from './defineList.ts';
import type { KeptList } from './keptList.ts';
import { listMessages } from './messages.ts';

export type { SearchedState } from './defineList.ts';
export type ListTools<Row, State extends SearchedState> = ReturnType<typeof useListTools<Row, State>>;

/**
 * The search of a list, an Undo after search and filters were cleared, and rows that are shown alone. `firstPage` is the state
 * with its page set to the first.
 */
export function useListTools<Row, State extends SearchedState>(
  list: ListStateDefinition<State>,
  { listState, onListStateChange, preferences, onPreferencesChange, views, onViewsChange }: KeptList<State>,
  firstPage: State,
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
    setSearch: useStableCallback((search: string) => onListStateChange(list.withFilters(listState, { search } as Partial<State>))),
    /** For memoised parts: these stay the same on every page, and the functions keep their identity. */
    kept: {
      state: firstPage,
      onStateChange: changeState,
      preferences,
      onPreferencesChange: useStableCallback(onPreferencesChange),
      views,
      onViewsChange: useStableCallback(onViewsChange),
    },
    /** The ids of rows that are shown alone, even when one is no longer selected. Undefined for all rows. */
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

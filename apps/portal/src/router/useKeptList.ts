import { type KeptList, type ListAddress, queryAt } from '@valise/features/kit';
import { useListPreferences } from '../preferences/useListPreferences.ts';
import { useListViews } from '../preferences/useListViews.ts';
import { useOpenedList } from '../preferences/useOpenedList.ts';
import { useState } from 'react';
import { idOfPreviousScreen } from './previousScreen.ts';
import { useLocation } from './reactRouter.ts';
import { useListState } from './useListState.ts';

interface NamedList<State> {
  name: string;
  state: ListAddress<State>;
}

/**
 * Stores the parts of a list under its name: its state in the address; its last state, columns, density and saved views per user
 * and browser; and per tab the rows that it showed when one was opened. Somebody who comes back from a row's screen finds the list as
 * it was, with the focus on the row.
 */
export function useKeptList<State extends { search: string; page: number }>({ name, state }: NamedList<State>): KeptList<State> {
  const preferences = useListPreferences(name);
  const views = useListViews(name);
  const opened = useOpenedList(name);
  const { pathname } = useLocation();
  const [returnedId] = useState(() => idOfPreviousScreen(pathname));
  const [openedQuery] = useState(() => {
    const list = opened.read();
    return returnedId !== undefined && list.ids.includes(returnedId) ? queryAt(list, returnedId) : undefined;
  });
  const listState = useListState(name, state, { ...views, onPreferencesChange: preferences.onPreferencesChange, openedQuery });
  return { ...listState, ...preferences, ...views, onRowOpen: opened.write, ...(returnedId === undefined ? {} : { returnedId, wasReturnedShown: openedQuery !== undefined }) };
}

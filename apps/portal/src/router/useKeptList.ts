import type { KeptList, ListAddress } from '@valise/features/kit';
import { useListPreferences } from '../preferences/useListPreferences.ts';
import { useListViews } from '../preferences/useListViews.ts';
import { useOpenedList } from '../preferences/useOpenedList.ts';
import { useListState } from './useListState.ts';

interface NamedList<State> {
  name: string;
  state: ListAddress<State>;
}

/**
 * Stores the parts of a list under its name: its state in the address; its last state, columns, density and saved views per user
 * and browser; and per tab the rows that it showed when one was opened.
 */
export function useKeptList<State extends { search: string; page: number }>({ name, state }: NamedList<State>): KeptList<State> {
  const preferences = useListPreferences(name);
  const views = useListViews(name);
  const { write } = useOpenedList(name);
  const listState = useListState(name, state, { ...views, onPreferencesChange: preferences.onPreferencesChange });
  return { ...listState, ...preferences, ...views, onRowOpen: write };
}

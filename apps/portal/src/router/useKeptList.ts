import type { KeptList, ListAddress } from '@valise/features/kit';
import { useListPreferences } from '../preferences/useListPreferences.ts';
import { useListViews } from '../preferences/useListViews.ts';
import { useListState } from './useListState.ts';

/**
 * Keeps under a list's name its state in the address, and per user and browser its last state, columns, density and saved
 * views.
 */
export function useKeptList<State extends { search: string; page: number }>(name: string, list: ListAddress<State>): KeptList<State> {
  const preferences = useListPreferences(name);
  const views = useListViews(name);
  return { ...useListState(name, list, { ...views, onPreferencesChange: preferences.onPreferencesChange }), ...preferences, ...views };
}

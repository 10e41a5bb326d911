import type { KeptList, ListAddress } from '@valise/features/kit';
import { useListPreferences } from '../preferences/useListPreferences.ts';
import { useListViews } from '../preferences/useListViews.ts';
import { useListState } from './useListState.ts';

/**
 * What a list keeps under its name: its state in the address, and per user and browser how it was left, the columns, the density
 * and the saved views.
 */
export function useKeptList<State extends { search: string; page: number }>(name: string, list: ListAddress<State>): KeptList<State> {
  const preferences = useListPreferences(name);
  const views = useListViews(name);
  return { ...useListState(name, list, { ...views, onPreferencesChange: preferences.onPreferencesChange }), ...preferences, ...views };
}

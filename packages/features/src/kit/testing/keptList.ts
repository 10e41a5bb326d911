import { useState } from 'react';
import { fn } from 'storybook/test';
import { defaultPreferences } from '../list/listPreferences.ts';
import type { KeptList } from '../list/keptList.ts';
import { noViews } from '../list/views/listViews.ts';

/** The arguments of a list's story: no arrangement, no saved views, and spies on every change. */
export const keptListArgs = <State>(listState: State): KeptList<State> => ({
  listState,
  onListStateChange: fn(),
  preferences: defaultPreferences,
  onPreferencesChange: fn(),
  views: noViews,
  onViewsChange: fn(),
});

/** Stores a list's changes, as an application does, and reports them to the given functions. */
export function useKeptList<State>(given: KeptList<State>): KeptList<State> {
  const [listState, setListState] = useState(given.listState);
  const [preferences, setPreferences] = useState(given.preferences);
  const [views, setViews] = useState(given.views);
  return {
    listState,
    onListStateChange: (next) => {
      setListState(next);
      given.onListStateChange(next);
    },
    preferences,
    onPreferencesChange: (next) => {
      setPreferences(next);
      given.onPreferencesChange(next);
    },
    views,
    onViewsChange: (next) => {
      setViews(next);
      given.onViewsChange(next);
    },
  };
}

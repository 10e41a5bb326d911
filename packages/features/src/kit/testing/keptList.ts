import { useState } from 'react';
import { fn } from 'storybook/test';
import { defaultPreferences } from '../list/listPreferences.ts';
import type { KeptList } from '../list/keptList.ts';
import { noViews } from '../list/views/listViews.ts';

/** The arguments of a story of a list: nothing arranged and no views, and spies on what is changed. */
export const keptListArgs = <State>(listState: State): KeptList<State> => ({
  listState,
  onListStateChange: fn(),
  preferences: defaultPreferences,
  onPreferencesChange: fn(),
  views: noViews,
  onViewsChange: fn(),
});

/** Keeps what a list changes, as an application does, and tells the given functions of it. */
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

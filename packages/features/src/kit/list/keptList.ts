import type { ListPreferences } from './listPreferences.ts';
import type { ListViews } from './views/listViews.ts';

/** What the application keeps of a list, and how the list changes it. */
export interface KeptList<State> {
  /** Search, filters, sort and page, kept for example in the address. */
  listState: State;
  onListStateChange: (state: State) => void;
  /** The columns and the density. */
  preferences: ListPreferences;
  onPreferencesChange: (preferences: ListPreferences) => void;
  /** The saved views. */
  views: ListViews;
  onViewsChange: (views: ListViews) => void;
}

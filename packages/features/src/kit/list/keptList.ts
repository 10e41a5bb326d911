import type { ListPreferences } from './listPreferences.ts';
import type { OpenedList } from './openedList.ts';
import type { ListViews } from './views/listViews.ts';

/** The parts of a list that the application stores, each with its change. */
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
  /** Called when a link of a row is pressed, before it is followed. Keep the list where the row's own screen reads it. */
  onRowOpen?: (list: OpenedList) => void;
}

import type { ListPreferences } from './listPreferences.ts';
import type { OpenedList } from './openedList.ts';
import type { ListViews } from './views/listViews.ts';

/** The parts of a list that the application stores, each with its event. */
export interface KeptList<State> {
  /** Search, filters, sort and page. The application stores them, for example in the address. */
  listState: State;
  onListStateChange: (state: State) => void;
  /** The columns and the density. */
  preferences: ListPreferences;
  onPreferencesChange: (preferences: ListPreferences) => void;
  /** The saved views. */
  views: ListViews;
  onViewsChange: (views: ListViews) => void;
  /** Called when a row's link is pressed, before it is followed. Store the list where the row's own screen can read it. */
  onRowOpen?: (list: OpenedList) => void;
  /** The id of the row whose own screen was left for this list. The row takes the focus. @default none */
  returnedId?: string;
  /** The list showed that row when its screen was opened: when it no longer does, the list says so. @default false */
  wasReturnedShown?: boolean;
}

import type { SearchEntry, SearchGroup } from '@valise/ui/SearchPalette';

/** The part of the search palette that one feature's list provides. Its data is requested while `isWanted`. */
export interface SearchSource {
  /** The results for a query; null without results. */
  find: (query: string) => SearchGroup | null;
  /** The suggestions before a query is typed, each with its count. */
  suggestions: readonly SearchEntry[];
  /** The path of the item with exactly this code, as a scanner reads it. */
  pathOf: (code: string) => string | null;
  /** The data is loading, so that there are no results yet. */
  isLoading: boolean;
  /** Why there can be no results. */
  failure?: string;
}

import type { SearchEntry, SearchGroup } from '@valise/ui/SearchPalette';

/** What one feature's list adds to the search palette. Its data is requested while `isWanted`. */
export interface SearchSource {
  /** What a query finds; null when that is nothing. */
  find: (query: string) => SearchGroup | null;
  /** What is suggested before anything is typed, each with its count. */
  suggestions: readonly SearchEntry[];
  /** The path of the item whose code is exactly this one, as a scanner reads it. */
  pathOf: (code: string) => string | null;
  /** Nothing can be found yet. */
  isLoading: boolean;
  /** Why nothing can be found. */
  failure?: string;
}

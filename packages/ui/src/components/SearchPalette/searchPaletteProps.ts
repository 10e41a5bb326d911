import type { RefObject } from 'react';
import type { SearchEntry, SearchGroup } from './searchGroups.ts';

/** What was pressed in a `SearchWaiting`, besides its text. */
export interface TypedAhead {
  selection: readonly [start: number, end: number];
  /** Enter was the last key. */
  isEntered: boolean;
}

export interface SearchPaletteProps {
  isOpen: boolean;
  /** The text to search for. With '' the groups are suggestions. */
  query: string;
  onQueryChange: (query: string) => void;
  /** What the query finds, or suggestions, in order. */
  groups: readonly SearchGroup[];
  /** What can be found is still being fetched: nothing found is not reported yet. @default false */
  isLoading?: boolean;
  /** The groups are those of an earlier query. Enter waits for what this one finds. @default false */
  isStale?: boolean;
  /** When it opens the query is selected, so that the next scan or text replaces it. @default false */
  isQuerySelected?: boolean;
  /** What was pressed in the `SearchWaiting` whose place it takes when it opens. */
  typedAhead?: TypedAhead;
  /** Why something cannot be searched, for example 'Failed to fetch products'. */
  failure?: string;
  /** What can be searched for, for example 'Search something here'. */
  placeholder?: string;
  /** Where the search looks, shown when nothing is found. */
  hint: string;
  /** A tip at the end of the last row, where there is room. */
  tip?: string;
  /** The box that it is aligned with. */
  anchor?: RefObject<Element | null>;
  /** An entry was chosen. Its `href` is followed as well; with Ctrl or ⌘ in a new tab, and the palette stays. */
  onChoose?: (entry: SearchEntry) => void;
  onClose: () => void;
}

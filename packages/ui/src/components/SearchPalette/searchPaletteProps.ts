import type { RefObject } from 'react';
import type { SearchEntry, SearchGroup } from './searchGroups.ts';

/** The keys that were pressed in a `SearchWaiting`, besides its text. */
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
  /** The results of the query in order, or suggestions. */
  groups: readonly SearchGroup[];
  /** Results are still loading, so the palette does not say yet that nothing was found. @default false */
  isLoading?: boolean;
  /** The groups belong to an earlier query. Enter waits for the results of the current one. @default false */
  isStale?: boolean;
  /** The query is selected at opening, so that the next scan or text replaces it. @default false */
  isQuerySelected?: boolean;
  /** The keys that were pressed in the `SearchWaiting` that this palette replaces. */
  typedAhead?: TypedAhead;
  /** The reason why something cannot be searched, for example 'Failed to fetch products'. */
  failure?: string;
  /** The placeholder, for example 'Search something here'. */
  placeholder?: string;
  /** Names the searched places, shown when nothing is found. */
  hint: string;
  /** A tip at the end of the last row, if there is room. */
  tip?: string;
  /** The box to which the palette is aligned. */
  anchor?: RefObject<Element | null>;
  /** Called with the chosen entry. Its `href` is followed as well; with Ctrl or ⌘ in a new tab, and the palette stays open. */
  onChoose?: (entry: SearchEntry) => void;
  onClose: () => void;
}

import { type EntryStorage, type StorageName, storedEntry } from '../../kit/storage.ts';

/** A result that was opened from the search. */
export interface RecentSearch {
  label: string;
  /** A path of this app. */
  href: string;
  details: readonly string[];
  /** The address of its picture; null without one. */
  image: string | null;
}

const MOST = 5;

function parse(json: unknown): readonly RecentSearch[] | undefined {
  const read = Array.isArray(json) ? json.flatMap(readOne).slice(0, MOST) : [];
  return read.length > 0 ? read : undefined;
}

function readOne(json: unknown): RecentSearch[] {
  const { label, href, details, image } = (json ?? {}) as Partial<Record<keyof RecentSearch, unknown>>;
  if (typeof label !== 'string' || typeof href !== 'string' || !href.startsWith('/') || !Array.isArray(details)) return [];
  return [{ label, href, details: details.filter((detail) => typeof detail === 'string'), image: typeof image === 'string' ? image : null }];
}

/** The results that a user opened last from the search, newest first, stored per user and browser. */
export function recentSearchesOf(userId: string, storage: StorageName | EntryStorage = 'local') {
  return storedEntry<readonly RecentSearch[]>(`recentSearches.${userId}`, {
    storage,
    parse,
    fallback: [],
  });
}

/** The list with one more result at its start; each result is there once. */
export function withRecent(known: readonly RecentSearch[], opened: RecentSearch): RecentSearch[] {
  return [opened, ...known.filter(({ href }) => href !== opened.href)].slice(0, MOST);
}

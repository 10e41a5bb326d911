import { type EntryStorage, type StorageName, storedEntry } from '../storage.ts';

/** A list as it was when one of its rows was opened: the row's own screen leads back to it, and to the rows beside it. */
export interface OpenedList {
  /** Its address without '?'. */
  query: string;
  /** The ids of the rows that it showed on all pages, in their order. */
  ids: readonly string[];
}

/** The ids of an unknown list. */
export const noList: OpenedList = { query: '', ids: [] };

/** So many rows are kept on each side of the page that was shown. */
const MOST = 1000;

/** The ids around a place, from 0; of a longer list the nearest. */
export const idsAround = (ids: readonly string[], place: number): string[] => {
  const within = Math.min(place, Math.max(0, ids.length - 1));
  return ids.slice(Math.max(0, within - MOST), within + MOST);
};

function parse(json: unknown): OpenedList | undefined {
  const { query, ids } = (json ?? {}) as Partial<Record<keyof OpenedList, unknown>>;
  if (typeof query !== 'string' || !Array.isArray(ids) || !ids.every((id) => typeof id === 'string')) return undefined;
  return { query, ids };
}

/** The list of this name from which a row was opened last, stored per user and tab. */
export const openedListOf = (name: string, userId: string, storage: StorageName | EntryStorage = 'session') =>
  storedEntry<OpenedList>(`opened.${name}.${userId}`, { storage, parse, fallback: noList });

/** The rows beside one in a list; null at its ends, and where the list does not have it. */
export interface Neighbours {
  previous: string | null;
  next: string | null;
}

export function neighboursIn({ ids }: Pick<OpenedList, 'ids'>, id: string): Neighbours {
  const place = ids.indexOf(id);
  return place === -1 ? { previous: null, next: null } : { previous: ids[place - 1] ?? null, next: ids[place + 1] ?? null };
}

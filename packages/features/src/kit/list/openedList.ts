import { type EntryStorage, type StorageName, storedEntry } from '../storage.ts';

/** A list as it was when a row was opened. The row's own screen links back to it, and to the next and previous row. */
export interface OpenedList {
  /** The list's address without '?'. */
  query: string;
  /** The ids of the rows on all of its pages, in their order. */
  ids: readonly string[];
}

/** The ids of an unknown list. */
export const noList: OpenedList = { query: '', ids: [] };

/** This many ids are stored on each side of the page that was shown. */
const MOST = 1000;

/** The ids around a place, which counts from 0. Of a long list only the nearest. */
export const idsAround = (ids: readonly string[], place: number): string[] => {
  const within = Math.min(place, Math.max(0, ids.length - 1));
  return ids.slice(Math.max(0, within - MOST), within + MOST);
};

function parse(json: unknown): OpenedList | undefined {
  const { query, ids } = (json ?? {}) as Partial<Record<keyof OpenedList, unknown>>;
  if (typeof query !== 'string' || !Array.isArray(ids) || !ids.every((id) => typeof id === 'string')) return undefined;
  return { query, ids };
}

/** The list of this name from which a row was last opened, stored per user and tab. */
export const openedListOf = (name: string, userId: string, storage: StorageName | EntryStorage = 'session') =>
  storedEntry<OpenedList>(`opened.${name}.${userId}`, { storage, parse, fallback: noList });

/** The rows before and after one in a list; null at the ends, and when the list does not have the row. */
export interface Neighbours {
  previous: string | null;
  next: string | null;
}

export function neighboursIn({ ids }: Pick<OpenedList, 'ids'>, id: string): Neighbours {
  const place = ids.indexOf(id);
  return place === -1 ? { previous: null, next: null } : { previous: ids[place - 1] ?? null, next: ids[place + 1] ?? null };
}

import { type EntryStorage, type StorageName, storedEntry } from '../storage.ts';

/** A list as it was when a row was opened. The row's own screen links back to it, and to the next and previous row. */
export interface OpenedList {
  /** The list's address without '?'. */
  query: string;
  /** The ids of its rows in their order, also those of other pages. Of a long list only the nearest. */
  ids: readonly string[];
  /** How many rows are before these. */
  before: number;
  /** How many rows the list has. */
  total: number;
  /** How many rows a page has. */
  size: number;
}

/** An unknown list. */
export const noList: OpenedList = { query: '', ids: [], before: 0, total: 0, size: 10 };

/** This many ids are stored on each side of the page that was shown. */
const MOST = 1000;

/** The ids around the page that is shown. */
export function idsAround(ids: readonly string[], { page, size }: { page: number; size: number }): Omit<OpenedList, 'query'> {
  const within = Math.min((page - 1) * size, Math.max(0, ids.length - 1));
  const before = Math.max(0, within - MOST);
  return { ids: ids.slice(before, within + MOST), before, total: ids.length, size };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function parse(json: unknown): OpenedList | undefined {
  const { query, ids, before, total, size } = (json ?? {}) as Partial<Record<keyof OpenedList, unknown>>;
  if (typeof query !== 'string' || !Array.isArray(ids) || !ids.every((id) => typeof id === 'string')) return undefined;
  return isCount(before) && isCount(total) && isCount(size) && size > 0 ? { query, ids, before, total, size } : undefined;
}

/** The list of this name from which a row was last opened, stored per user and tab. */
export const openedListOf = (name: string, userId: string, storage: StorageName | EntryStorage = 'session') =>
  storedEntry<OpenedList>(`opened.${name}.${userId}`, { storage, parse, fallback: noList });

/** A row's place in a list, and the rows beside it. */
export interface PlaceInList {
  /** From 1. */
  place: number;
  total: number;
  /** The id of the row before; null at the start. */
  previous: string | null;
  /** The id of the row after; null at the end. */
  next: string | null;
}

/** The place of a row; null when the list does not have it. */
export function placeIn({ ids, before, total }: OpenedList, id: string): PlaceInList | null {
  const index = ids.indexOf(id);
  return index === -1 ? null : { place: before + index + 1, total, previous: ids[index - 1] ?? null, next: ids[index + 1] ?? null };
}

/** The list's address without '?', with the page that shows the row. */
export function queryAt(list: OpenedList, id: string): string {
  const known = placeIn(list, id);
  if (known === null) return list.query;
  const query = new URLSearchParams(list.query);
  const page = Math.ceil(known.place / list.size);
  if (page === 1) query.delete('page');
  else query.set('page', String(page));
  return query.toString();
}

import { type ListPreferences, parsePreferences } from '../listPreferences.ts';

/** A saved state and arrangement of a list, with a name. */
export interface ListView {
  id: string;
  name: string;
  /** Search, filters, sort and rows, as an address without the page. */
  query: string;
  preferences: ListPreferences;
}

export interface ListViews {
  views: readonly ListView[];
  /** The view with which the list opens. */
  defaultId?: string;
  /** The view that was opened last. Among views with the same state it is the selected one. Undefined for the view of everything. */
  openedId?: string;
}

export const noViews: ListViews = { views: [] };

/** An address without its page size. Two states that differ in the size alone are one view. */
export function queryWithoutSize(query: string): string {
  const params = new URLSearchParams(query);
  params.delete('size');
  return params.toString();
}

function viewOf(json: unknown): ListView[] {
  if (typeof json !== 'object' || json === null) return [];
  const { id, name, query, preferences }: Partial<Record<keyof ListView, unknown>> = json;
  const arrangement = parsePreferences(preferences);
  if (typeof id !== 'string' || typeof name !== 'string' || name.trim() === '' || typeof query !== 'string' || arrangement === undefined) return [];
  return [{ id, name, query, preferences: arrangement }];
}

/** Reads stored views, which may be anything. Invalid views are dropped; undefined when it is not a list of views at all. */
export function parseViews(json: unknown): ListViews | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const { views, defaultId, openedId }: Partial<Record<keyof ListViews, unknown>> = json;
  if (!Array.isArray(views)) return undefined;
  const read = views.flatMap(viewOf).filter(({ id }, index, all) => all.findIndex((view) => view.id === id) === index);
  const idOf = (json: unknown) => read.find(({ id }) => id === json)?.id;
  return { views: read, defaultId: idOf(defaultId), openedId: idOf(openedId) };
}

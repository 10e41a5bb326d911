/** The key of an entry of the tab's history, and its page's scroll position in px. */
export type ScrollPosition = readonly [key: string, top: number];

const isScrollPosition = (item: unknown): item is ScrollPosition =>
  Array.isArray(item) && item.length === 2 && typeof item[0] === 'string' && Number.isFinite(item[1]);

/** The positions in a stored list; undefined for anything else. */
export function parseScrollPositions(json: unknown): readonly ScrollPosition[] | undefined {
  return Array.isArray(json) && json.every(isScrollPosition) ? json : undefined;
}

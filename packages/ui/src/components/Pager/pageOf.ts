interface Paging {
  /** How many entries there are. */
  total: number;
  /** Entries on a page. */
  size: number;
  /** From 1. A page past the last shows the last. */
  page: number;
}

/** Which entries, counted from 1, a page shows, and how many pages there are. Without entries there is one empty page. */
export function pageOf({ total, size, page }: Paging): { from: number; to: number; pages: number } {
  const pages = Math.max(1, Math.ceil(total / size));
  if (total === 0) return { from: 0, to: 0, pages };
  const from = (pageWithin(page, pages) - 1) * size + 1;
  return { from, to: Math.min(total, from + size - 1), pages };
}

/** The nearest page that exists. */
export function pageWithin(page: number, pages: number): number {
  return Number.isFinite(page) ? Math.min(pages, Math.max(1, Math.trunc(page))) : 1;
}

/** The page of the new size that holds the first entry of the current page. */
export function pageAfterResize(page: number, size: number, newSize: number): number {
  return Math.floor(((page - 1) * size) / newSize) + 1;
}

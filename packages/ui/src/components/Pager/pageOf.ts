interface Paging {
  /** The number of entries on all pages. */
  total: number;
  /** The number of entries on a page. */
  size: number;
  /** The current page, from 1. A page after the last one shows the last. */
  page: number;
}

/** The first and last entry of a page, from 1, and the number of pages. Without entries there is one empty page. */
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

/** The page of the new size that contains the first entry of the current page. */
export function pageAfterResize(page: number, size: number, newSize: number): number {
  return Math.floor(((page - 1) * size) / newSize) + 1;
}

import { isRecord, levelsOf } from './wrapping.ts';

/** A list that comes in pages, as far as it has been read. */
export interface ListPart<Item> {
  /** In the server's order. */
  items: readonly Item[];
  /** How many items were left out, because they could not be read. */
  leftOut: number;
  /** How many items the list has, as the server counts; undefined when it does not say, or has sent more. */
  total: number | undefined;
  /** All pages have been read. */
  isRead: boolean;
  /** The list changed while its pages were read: an item came on two pages, or the total did not stay. */
  hasChanged: boolean;
}

/** At most this many pages of a list are read. */
export const MOST_PAGES = 10_000;
const AT_ONCE = 2;

/** Which page to request: its number, or the server's own address of it. */
export type PageAddress = { page: number } | { link: string };

/** Requests another page of a list. Refuses an address of another origin. */
export type RequestPage = (address: PageAddress) => Promise<unknown>;

/** How a list gets its further pages, and who is told of its parts. */
export interface Pages {
  request: RequestPage;
  onPart?: (part: ListPart<unknown>) => void;
}

/** What an answer says about the pages of its list. */
export interface PageInfo {
  page: number | undefined;
  last: number | undefined;
  /** The address of the next page. */
  next: string | undefined;
  /** How many items the list has, as the server counts. */
  total: number | undefined;
}

const countOf = (value: unknown): number | undefined => {
  const count = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
};

/** Reads `last_page`, `total`, `next_page_url`, `meta` and `links.next`, at any level of the wrapping. */
export function pageInfoOf(answer: unknown, key?: string): PageInfo {
  const levels = levelsOf(answer, key).filter(isRecord);
  const places = levels.flatMap((level) => [level, level.meta, level.links]).filter(isRecord);
  const first = <Value>(read: (place: Record<string, unknown>) => Value | undefined) =>
    places.map(read).find((value) => value !== undefined);
  return {
    page: first(({ current_page: page }) => countOf(page)),
    last: first(({ last_page: last }) => countOf(last)),
    next: first(({ next_page_url: url, next = url }) => (typeof next === 'string' && next !== '' ? next : undefined)),
    total: first(({ total }) => countOf(total)),
  };
}

/** Whether there are pages behind this one. */
export const hasMore = ({ page = 1, last, next }: PageInfo): boolean => (last === undefined ? next !== undefined : page < last);

/**
 * The answers of the pages behind the first, in their order, until `take` returns false. Where the server says how many there are, two
 * are requested at a time.
 */
export async function readFurtherPages(first: PageInfo, request: RequestPage, take: (answer: unknown, asked?: number) => Promise<PageInfo | undefined>) {
  if (first.last === undefined) {
    const seen = new Set<string>();
    for (let { next } = first; next !== undefined; ) {
      if (seen.has(next) || seen.size >= MOST_PAGES) throw new RangeError('The pages of the list have no end');
      seen.add(next);
      next = (await take(await request({ link: next })))?.next;
    }
    return;
  }
  let last = first.last;
  let asked = first.page ?? 1;
  const ahead: { page: number; answer: Promise<unknown> }[] = [];
  for (;;) {
    while (ahead.length < AT_ONCE && asked < Math.min(last, MOST_PAGES)) {
      asked += 1;
      const answer = request({ page: asked });
      // A failure counts when its turn comes.
      answer.catch(() => undefined);
      ahead.push({ page: asked, answer });
    }
    const next = ahead.shift();
    if (next === undefined) break;
    const info = await take(await next.answer, next.page);
    if (info === undefined) return;
    last = info.last ?? last;
  }
  if (last > MOST_PAGES) throw new RangeError(`The list has more than ${MOST_PAGES} pages`);
}

import type { Manner } from './answer.ts';

const PAGE_SIZE = 15;

const inner = (body: unknown): unknown => (typeof body === 'object' && body !== null && 'data' in body ? body.data : body);

function itemsOf(body: unknown): unknown[] | undefined {
  const items = inner(inner(body));
  return Array.isArray(items) ? items : undefined;
}

/** Sends a list in pages, as `paginate()` and resource collections do. The query's `page` chooses one, 1 without. */
export const inPages: Manner = (answer, { pages }) => {
  const items = answer.method === 'GET' && answer.status === 200 ? itemsOf(answer.body) : undefined;
  if (pages === 'whole' || items === undefined) return answer;
  const page = Math.max(1, Number.parseInt(answer.url.searchParams.get('page') ?? '1', 10) || 1);
  const last = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  const from = (page - 1) * PAGE_SIZE;
  const data = items.slice(from, from + PAGE_SIZE);
  const addressOf = (number: number) => (number < 1 || number > last ? null : `${answer.url.origin}${answer.url.pathname}?page=${number}`);
  const meta = {
    current_page: page,
    from: data.length === 0 ? null : from + 1,
    last_page: last,
    path: `${answer.url.origin}${answer.url.pathname}`,
    per_page: PAGE_SIZE,
    to: data.length === 0 ? null : from + data.length,
    total: items.length,
  };
  const links = { first: addressOf(1), last: addressOf(last), prev: addressOf(page - 1), next: addressOf(page + 1) };
  if (pages === 'resource') return { ...answer, body: { data, links, meta } };
  const paginator = {
    ...meta,
    data,
    first_page_url: links.first,
    last_page_url: links.last,
    next_page_url: links.next,
    prev_page_url: links.prev,
  };
  return { ...answer, body: pages === 'wrapped' ? { success: true, data: paginator } : paginator };
};

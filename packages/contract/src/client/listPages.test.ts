import { describe, expect, test, vi } from 'vitest';
import { endpoint } from '../endpoint/endpoint.ts';
import { list } from '../endpoint/list.ts';
import { type ListPart, MOST_PAGES } from '../endpoint/pages.ts';
import { model } from '../schema/model.ts';
import { id } from '../schema/readers.ts';
import { BASE, clientWithFetch, failureOf } from '../testing/clients.ts';

const item = model({ id: ['id', id] });
const things = endpoint({ method: 'GET', path: '/things', query: ['of'], reply: list(item) });
const named = endpoint({ method: 'GET', path: '/things', reply: list(item, 'things') });

type Part = ListPart<{ id: string }>;
type Answer = (items: unknown[], page: { page: number; last: number; total: number }) => unknown;

const linkOf = (page: number, last: number) => (page < last ? `${BASE}/things?page=${page + 1}` : null);
const paginator: Answer = (data, { page, last, total }) => ({ current_page: page, data, last_page: last, next_page_url: linkOf(page, last), total });
const resource: Answer = (data, { page, last, total }) => ({ data, links: { next: linkOf(page, last) }, meta: { current_page: page, last_page: last, total } });
const linksOnly: Answer = (data, { page, last }) => ({ current_page: page, data, next_page_url: linkOf(page, last) });

const idsTo = (last: number, from = 1) => Array.from({ length: last - from + 1 }, (_, at) => ({ id: from + at }));
const texts = (items: readonly { id: number }[]) => items.map(({ id: number }) => ({ id: String(number) }));

/** A server of `count` items in pages, and the addresses that were requested of it. */
function server({ count = 40, size = 15, answer = paginator }: { count?: number; size?: number; answer?: Answer } = {}) {
  const requested: string[] = [];
  let open = 0;
  let mostOpen = 0;
  const send = vi.fn<typeof fetch>(async (address) => {
    requested.push(String(address).replace(BASE, ''));
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    await Promise.resolve();
    open -= 1;
    const page = Number(new URL(String(address)).searchParams.get('page') ?? 1);
    const last = Math.ceil(count / size);
    return Response.json(answer(idsTo(Math.min(count, page * size), (page - 1) * size + 1), { page, last, total: count }));
  });
  const client = clientWithFetch(send, { onUnread: () => undefined });
  return { send, client, requested, mostOpen: () => mostOpen };
}

const partsOf = () => {
  const parts: Part[] = [];
  return { parts, onPart: (part: Part) => void parts.push(part) };
};

describe('a list in pages is read to its end', () => {
  test.each<[string, Answer]>([
    ['a paginator', paginator],
    ['under data', (...args) => ({ success: true, data: paginator(...args) })],
    ['a resource collection', resource],
    ['a resource collection under data', (...args) => ({ data: resource(...args) })],
    ['counts as text', (data, { page, last, total }) => ({ data, meta: { current_page: `${page}`, last_page: `${last}`, total: `${total}` } })],
    ['a link to the next page alone', linksOnly],
    ['links.next alone', (data, { page, last }) => ({ data, links: { next: linkOf(page, last) } })],
    ['a relative link', (data, { page, last }) => ({ data, next_page_url: page < last ? `/api/things?page=${page + 1}` : null })],
  ])('%s', async (_, answer) => {
    const { client, requested } = server({ answer });
    expect(await client.call(things)).toEqual(texts(idsTo(40)));
    expect(requested).toEqual(['/things', '/things?page=2', '/things?page=3']);
  });

  test('under its own name, in a paginator or beside meta', async () => {
    const inside = server({ answer: (...args) => ({ things: paginator(...args) }) });
    expect(await inside.client.call(named)).toHaveLength(40);
    const beside = server({ answer: (items, { page, last }) => ({ things: items, meta: { current_page: page, last_page: last } }) });
    expect(await beside.client.call(named)).toHaveLength(40);
  });

  test('with a cursor, and the query of the call', async () => {
    const requested: string[] = [];
    const client = clientWithFetch(async (address) => {
      requested.push(String(address).replace(BASE, ''));
      const isFirst = requested.length === 1;
      return Response.json({ data: [{ id: requested.length }], next_page_url: isFirst ? `${BASE}/things?cursor=abc%3D` : null });
    });
    expect(await client.call(things, { query: { of: 'x' } })).toHaveLength(2);
    expect(requested).toEqual(['/things?of=x', '/things?of=x&cursor=abc%3D']);
  });

  test('two requests at a time, 5,000 pages', async () => {
    const { client, send, mostOpen } = server({ count: 5000, size: 1 });
    expect(await client.call(things)).toEqual(texts(idsTo(5000)));
    expect(send).toHaveBeenCalledTimes(5000);
    expect(mostOpen()).toBe(2);
  });

  test('the first page is told at once and the end last; a whole list tells nothing', async () => {
    const paged = partsOf();
    await server().client.call(things, { onPart: paged.onPart });
    expect(paged.parts[0]).toEqual({ items: texts(idsTo(15)), leftOut: 0, total: 40, isRead: false, hasChanged: false });
    expect(paged.parts.at(-1)).toEqual({ items: texts(idsTo(40)), leftOut: 0, total: 40, isRead: true, hasChanged: false });
    const whole = partsOf();
    const { client, send } = server({ count: 9 });
    await client.call(things, { onPart: whole.onPart });
    expect(whole.parts).toEqual([]);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('a page that fails', () => {
  function failingOnce() {
    let fails = true;
    const { send, ...rest } = server();
    const client = clientWithFetch(async (address, init) => {
      if (fails && String(address).endsWith('page=3')) {
        fails = false;
        return new Response('<h1>', { status: 502 });
      }
      return send(address, init);
    });
    return { ...rest, client };
  }

  test('fails the list, of which all pages before it have been told', async () => {
    const { parts, onPart } = partsOf();
    expect(await failureOf(failingOnce().client.call(things, { onPart }))).toMatchObject({ kind: 'refused', status: 502 });
    expect(parts.map(({ isRead }) => isRead)).not.toContain(true);
    expect(parts[0]?.items).toHaveLength(15);
    expect(parts.at(-1)?.items).toHaveLength(30);
  });

  test('is the only one that is requested again with the pages that are kept', async () => {
    const { client, requested } = failingOnce();
    const keptPages = new Map<string, unknown>();
    await failureOf(client.call(things, { keptPages }));
    requested.length = 0;
    expect(await client.call(things, { keptPages })).toEqual(texts(idsTo(40)));
    expect(requested).toEqual(['/things?page=3']);
    expect(keptPages.size).toBe(0);
  });

  test('is not kept when it cannot be read, and neither are the others', async () => {
    const keptPages = new Map<string, unknown>();
    const client = clientWithFetch(async () => Response.json({ data: 'none' }));
    await failureOf(client.call(things, { keptPages }));
    expect(keptPages.size).toBe(0);
  });
});

describe('pages that are not true', () => {
  const answers = (...pages: unknown[]) => {
    const requested: string[] = [];
    const client = clientWithFetch(
      async (address) => {
        requested.push(String(address).replace(BASE, ''));
        const page = Number(new URL(String(address)).searchParams.get('page') ?? 1);
        return Response.json(pages[page - 1] ?? { data: [], current_page: page });
      },
      { onUnread: () => undefined },
    );
    return { client, requested };
  };
  const page = (number: number, ids: number[], more: object = {}) => ({ current_page: number, last_page: 2, data: ids.map((each) => ({ id: each })), ...more });

  test('an item that came twice, and another that is missing for it, are told', async () => {
    const { parts, onPart } = partsOf();
    const unread: unknown[] = [];
    const { client } = answers(page(1, [1, 2], { total: 4 }), page(2, [2, 3], { total: 4 }));
    expect(await client.call(things, { onPart, onUnread: (each) => unread.push(each) })).toEqual(texts(idsTo(3)));
    expect(unread).toEqual([{ id: '2', place: 3, keys: ['id'], isRepeat: true }]);
    expect(parts.at(-1)).toMatchObject({ total: 4, isRead: true, hasChanged: true });
  });

  test('an item that was deleted meanwhile, so that another was skipped, is told by the total', async () => {
    const { parts, onPart } = partsOf();
    await answers(page(1, [1, 2], { total: 4 }), page(2, [4], { total: 3 })).client.call(things, { onPart });
    expect(parts.at(-1)).toMatchObject({ isRead: true, hasChanged: true });
  });

  test('a total of more than was sent is told, also of a list in one answer', async () => {
    const paged = partsOf();
    await answers(page(1, [1, 2], { total: 500 }), page(2, [3], { total: 500 })).client.call(things, { onPart: paged.onPart });
    expect(paged.parts.at(-1)).toMatchObject({ total: 500, isRead: true, hasChanged: false });
    const whole = partsOf();
    await answers({ data: [{ id: 1 }], total: 40 }).client.call(things, { onPart: whole.onPart });
    expect(whole.parts).toEqual([{ items: [{ id: '1' }], leftOut: 0, total: 40, isRead: true, hasChanged: false }]);
  });

  test('an item that could not be read was sent, and is counted as left out', async () => {
    const { parts, onPart } = partsOf();
    const odd = { current_page: 2, last_page: 2, total: 3, data: [{ id: [] }] };
    expect(await answers(page(1, [1, 2], { total: 3 }), odd).client.call(things, { onPart })).toHaveLength(2);
    expect(parts.at(-1)).toMatchObject({ leftOut: 1, total: 3, isRead: true, hasChanged: false });
  });

  test('a total of fewer than were sent is not shown', async () => {
    const { parts, onPart } = partsOf();
    await answers(page(1, [1, 2], { total: 1 }), page(2, [3], { total: 1 })).client.call(things, { onPart });
    expect(parts.map(({ total }) => total)).toEqual([undefined, undefined]);
  });

  test('a last page that does not exist ends the list', async () => {
    const { client, requested } = answers(page(1, [1], { last_page: 900_000_000 }), page(2, [2], { last_page: 900_000_000 }));
    expect(await client.call(things)).toHaveLength(2);
    expect(requested.length).toBeLessThan(6);
  });

  test('a server that sends the first page again and again is unreadable, or ends', async () => {
    const same = page(1, [1], { last_page: 5000 });
    expect(await failureOf(answers(same, same).client.call(things))).toMatchObject({ kind: 'unreadable' });
    const unnumbered = { last_page: 5000, data: [{ id: 1 }] };
    expect(await answers(unnumbered, unnumbered).client.call(things)).toHaveLength(1);
  });

  test('a next page that is the same page ends', async () => {
    const next = { next_page_url: `${BASE}/things?page=2` };
    const { client, requested } = answers({ data: [{ id: 1 }], ...next }, { data: [{ id: 2 }], ...next });
    expect(await failureOf(client.call(things))).toMatchObject({ kind: 'unreadable' });
    expect(requested).toHaveLength(2);
  });

  test(`more than ${MOST_PAGES} pages are a failure`, async () => {
    let sent = 0;
    const client = clientWithFetch(async () => Response.json({ data: [{ id: (sent += 1) }], last_page: 2 * MOST_PAGES }));
    expect(await failureOf(client.call(things))).toMatchObject({ kind: 'unreadable' });
    expect(sent).toBe(MOST_PAGES);
  });

  test.each(['https://other.example/api/things?page=2', '//other.example/api/things?page=2', 'javascript:alert(1)'])('the next page %s is refused', async (link) => {
    const { client, requested } = answers({ data: [{ id: 1 }], next_page_url: link });
    const { parts, onPart } = partsOf();
    expect(await failureOf(client.call(things, { onPart }))).toMatchObject({ kind: 'unreadable' });
    expect(requested).toEqual(['/things']);
    expect(parts).toHaveLength(1);
  });

  test('pages that the server counts are read from the path of the call, wherever it says the next is', async () => {
    const { client, requested } = answers(page(1, [1], { next_page_url: 'http://127.0.0.1:8000/things?page=2' }), page(2, [2]));
    expect(await client.call(things)).toHaveLength(2);
    expect(requested).toEqual(['/things', '/things?page=2']);
  });

  test('a page that is no list fails the list', async () => {
    expect(await failureOf(answers(page(1, [1]), { current_page: 2, data: 'none' }).client.call(things))).toMatchObject({ kind: 'unreadable' });
  });
});

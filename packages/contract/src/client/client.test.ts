import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { TIMEOUT_MS } from './client.ts';
import { endpoint } from '../endpoint/endpoint.ts';
import { Problem } from '../endpoint/problem.ts';
import { list } from '../endpoint/list.ts';
import { acknowledged, one } from '../endpoint/reply.ts';
import type { Unread } from '../endpoint/unread.ts';
import { sessionEndpoints } from '../resources/session.ts';
import { clientWithFetch, failureOf } from '../testing/clients.ts';

const things = endpoint({ method: 'GET', path: '/things', reply: list(z.object({ id: z.number() })) });
const thing = endpoint({ method: 'GET', path: '/things/{id}', query: ['of', 'page'], reply: one(z.object({ id: z.number() })) });
const touch = endpoint({ method: 'POST', path: '/things/touch', reply: acknowledged });

const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));
const never: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));

describe('the request', () => {
  test('fills its path and query, and escapes what would change the address', async () => {
    const addresses: string[] = [];
    const client = clientWithFetch((address) => {
      addresses.push(String(address));
      return json({ id: 1 });
    });
    await client.call(thing, { params: { id: 'a/b?c' }, query: { of: 'x&y', page: undefined } });
    expect(addresses).toEqual(['http://api.test/api/things/a%2Fb%3Fc?of=x%26y']);
    expect(client.addressOf(thing, { params: { id: '7' } })).toBe('http://api.test/api/things/7');
  });

  test.each(['', '.', '..'])('with the id %j would reach another address, so it is a 404 and is not sent', async (id) => {
    const answer = vi.fn<typeof fetch>();
    const failure = await failureOf(clientWithFetch(answer).call(thing, { params: { id } }));
    expect(failure).toMatchObject({ kind: 'refused', status: 404 });
    expect(answer).not.toHaveBeenCalled();
  });

  test('carries the token that was stored at the time of the call, and credentials', async () => {
    let token: string | null = 'first';
    const sent: (RequestInit | undefined)[] = [];
    const client = clientWithFetch(
      (_, init) => {
        sent.push(init);
        return json([]);
      },
      { getToken: () => token },
    );
    const pending = client.call(things);
    token = null;
    await pending;
    await client.call(things);
    expect(sent.map((init) => new Headers(init?.headers).get('Authorization'))).toEqual(['Bearer first', null]);
    expect(sent[0]).toMatchObject({ credentials: 'include', method: 'GET' });
  });

  test('with a body of the wrong shape is an error of the caller, and no Problem', async () => {
    const wrong = { body: { email: 1, password: 'secret' } } as unknown as { body: { email: string; password: string } };
    const failure = await failureOf(clientWithFetch(() => json({})).call(sessionEndpoints.login, wrong));
    expect(failure).not.toBeInstanceOf(Problem);
  });
});

describe('a 401', () => {
  const refused = () => json({ message: 'Unauthenticated.' }, 401);

  test('is reported with the token of its own request', async () => {
    let token = 'first';
    const onUnauthorized = vi.fn<(token: string) => void>();
    const pending = failureOf(clientWithFetch(refused, { getToken: () => token, onUnauthorized }).call(things));
    token = 'second';
    expect(await pending).toMatchObject({ kind: 'refused', status: 401, serverMessage: 'Unauthenticated.' });
    expect(onUnauthorized.mock.calls).toEqual([['first']]);
  });

  test('is reported although its body cannot be read', async () => {
    const onUnauthorized = vi.fn<(token: string) => void>();
    const html = () => Promise.resolve(new Response('<h1>Sign in', { status: 401 }));
    await failureOf(clientWithFetch(html, { getToken: () => 'first', onUnauthorized }).call(things));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  test('of a request without a token, or of signing in, is not reported', async () => {
    const onUnauthorized = vi.fn<(token: string) => void>();
    await failureOf(clientWithFetch(refused, { getToken: () => null, onUnauthorized }).call(things));
    const body = { email: 'marta@valise.club', password: 'wrong' };
    await failureOf(clientWithFetch(refused, { getToken: () => 'old', onUnauthorized }).call(sessionEndpoints.login, { body }));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('a response', () => {
  const answered = (response: Response) => failureOf(clientWithFetch(async () => response).call(things));

  test('that is a page, is cut, or is another shape is unreadable', async () => {
    expect(await answered(new Response('<!doctype html>'))).toMatchObject({ kind: 'unreadable', status: 200 });
    expect(await answered(new Response('[{"id":1},{"i'))).toMatchObject({ kind: 'unreadable' });
    expect(await answered(Response.json({ things: [] }))).toMatchObject({ kind: 'unreadable' });
    expect(await answered(new Response(null, { status: 204 }))).toMatchObject({ kind: 'unreadable' });
  });

  test('without data may be empty, but no page', async () => {
    const page = clientWithFetch(async () => new Response('<!doctype html>'));
    expect(await failureOf(page.call(touch))).toMatchObject({ kind: 'unreadable' });
    const empty = clientWithFetch(async () => new Response(null, { status: 204 }));
    expect(await empty.call(touch)).toEqual({ message: undefined });
  });

  test('that breaks off is unreadable, or refused when its status is an error', async () => {
    const broken = () =>
      new ReadableStream({
        pull(controller) {
          controller.error(new TypeError('terminated'));
        },
      });
    expect(await answered(new Response(broken()))).toMatchObject({ kind: 'unreadable', status: 200 });
    expect(await answered(new Response(broken(), { status: 500 }))).toMatchObject({ kind: 'refused', status: 500 });
  });

  test('of a failing proxy is refused without a message', async () => {
    const failure = await answered(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(failure).toMatchObject({ kind: 'refused', status: 502, serverMessage: undefined, fields: {} });
  });

  test('of 422 carries the bag of field messages, and of 429 the wait', async () => {
    const bag = { message: 'The email is taken.', errors: { email: ['The email is taken.', 7], name: 'Too long' } };
    expect(await answered(Response.json(bag, { status: 422 }))).toMatchObject({
      serverMessage: 'The email is taken.',
      fields: { email: ['The email is taken.'], name: ['Too long'] },
    });
    const slow = Response.json({ message: '' }, { status: 429, headers: { 'Retry-After': '40' } });
    expect(await answered(slow)).toMatchObject({ serverMessage: undefined, retryAfter: 40 });
  });

  test.each([
    ['a list', things],
    ['an acknowledgement', touch],
  ] as const)('of 200 with success: false is refused, also where %s is expected', async (_, called) => {
    const answer = { success: false, message: 'The shop is closed.', errors: { name: ['Too long.'] } };
    const failure = await failureOf(clientWithFetch(() => json(answer)).call(called));
    expect(failure).toMatchObject({ kind: 'refused', status: 200, serverMessage: 'The shop is closed.', fields: { name: ['Too long.'] } });
  });

  test('with items that do not fit keeps the others and reports each', async () => {
    const onUnread = vi.fn<(path: string, unread: Unread) => void>();
    const client = clientWithFetch(() => json([{ id: 1 }, { id: 'x' }, null, { id: 2 }]), { onUnread });
    const told: Unread[] = [];
    expect(await client.call(things, { onUnread: (unread) => told.push(unread) })).toEqual([{ id: 1 }, { id: 2 }]);
    expect(told).toEqual([
      { id: 'x', place: 2, keys: ['id'], isRepeat: false },
      { id: null, place: 3, keys: [''], isRepeat: false },
    ]);
    expect(onUnread.mock.calls).toEqual(told.map((unread) => ['/things', unread]));
  });
});

describe('without a response', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a request times out after thirty seconds', async () => {
    const pending = failureOf(clientWithFetch(never).call(things));
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await pending).toMatchObject({ kind: 'timeout', status: undefined });
  });

  test('the limit counts the body too', async () => {
    const stuck: typeof fetch = async (_, init) =>
      new Response(
        new ReadableStream({
          start: (controller) => init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason)),
        }),
      );
    const pending = failureOf(clientWithFetch(stuck).call(things));
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(await pending).toMatchObject({ kind: 'timeout' });
  });

  test('a network that fails is unreachable', async () => {
    const failure = await failureOf(clientWithFetch(() => Promise.reject(new TypeError('Failed to fetch'))).call(things));
    expect(failure).toMatchObject({ kind: 'unreachable', status: undefined });
  });

  test('a request that is aborted, before or after it was sent, leaves no listener and no timer', async () => {
    const controller = new AbortController();
    const removed = vi.spyOn(controller.signal, 'removeEventListener');
    const pending = failureOf(clientWithFetch(never).call(things, { signal: controller.signal }));
    controller.abort('another screen');
    expect(await pending).toMatchObject({ kind: 'aborted' });
    expect(removed).toHaveBeenCalledTimes(1);

    const late = clientWithFetch((_, init) => {
      init?.signal?.throwIfAborted();
      return json([]);
    });
    expect(await failureOf(late.call(things, { signal: controller.signal }))).toMatchObject({ kind: 'aborted' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a limit of the caller’s own is a timeout too', async () => {
    const controller = new AbortController();
    const pending = failureOf(clientWithFetch(never).call(things, { signal: controller.signal }));
    controller.abort(new DOMException('', 'TimeoutError'));
    expect(await pending).toMatchObject({ kind: 'timeout' });
  });
});

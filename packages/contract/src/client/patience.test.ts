import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint/endpoint.ts';
import { list } from '../endpoint/list.ts';
import { Problem } from '../endpoint/problem.ts';
import { clientWithFetch, failureOf } from '../testing/clients.ts';
import { type Wait, waitAfter } from './patience.ts';

const things = endpoint({ method: 'GET', path: '/things', reply: list(z.object({ id: z.number() })) });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Answers the given responses in turn, and then the list. */
function clientAfter(...responses: Response[]) {
  const send = vi.fn<typeof fetch>(async () => responses.shift() ?? Response.json([{ id: 1 }]));
  const waits: (Wait | null)[] = [];
  return { client: clientWithFetch(send), send, waits, onWait: (wait: Wait | null) => void waits.push(wait) };
}
const busy = (status: number, retryAfter?: string, body = '{"message":"Too Many Attempts."}') =>
  new Response(body, { status, headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter } });

test.each([
  ['429 in JSON', busy(429, '50'), 50],
  ['503 in HTML', busy(503, '60', '<!doctype html>'), 60],
  ['429 without a readable header', busy(429), 5],
])('after a %s the call goes on by itself', async (_, response, seconds) => {
  const { client, send, waits, onWait } = clientAfter(response);
  const pending = client.call(things, { onWait });
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
  expect(send).toHaveBeenCalledTimes(1);
  expect(waits).toEqual([expect.objectContaining({ until: Date.now() + 1 })]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await pending).toEqual([{ id: 1 }]);
  expect(waits.at(-1)).toBeNull();
});

test('a call that is not told to wait fails, and so does another refusal', async () => {
  expect(await failureOf(clientAfter(busy(429, '5')).client.call(things))).toMatchObject({ status: 429, retryAfter: 5 });
  const { client, onWait, waits } = clientAfter(busy(422, '5'));
  expect(await failureOf(client.call(things, { onWait }))).toMatchObject({ status: 422 });
  expect(waits).toEqual([]);
});

test('a wait that is cancelled is the refusal, and one whose call is aborted is aborted', async () => {
  const first = clientAfter(busy(429, '50'));
  const refused = failureOf(first.client.call(things, { onWait: first.onWait }));
  await vi.advanceTimersByTimeAsync(1000);
  first.waits[0]?.cancel();
  expect(await refused).toMatchObject({ kind: 'refused', status: 429 });
  const second = clientAfter(busy(429, '50'));
  const controller = new AbortController();
  const aborted = failureOf(second.client.call(things, { onWait: second.onWait, signal: controller.signal }));
  await vi.advanceTimersByTimeAsync(1000);
  controller.abort();
  expect(await aborted).toMatchObject({ kind: 'aborted' });
  expect(vi.getTimerCount()).toBe(0);
});

test('a wait can be ended, and the call goes on at once', async () => {
  const { client, waits, onWait } = clientAfter(busy(429, '50'));
  const pending = client.call(things, { onWait });
  await vi.advanceTimersByTimeAsync(1000);
  waits[0]?.goOn();
  expect(await pending).toEqual([{ id: 1 }]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a page waits, and those before it are not requested again', async () => {
  const page = (number: number) => Response.json({ current_page: number, last_page: 2, data: [{ id: number }] });
  const { client, send, onWait } = clientAfter(page(1), busy(429, '3'), page(2));
  const pending = client.call(things, { onWait });
  await vi.advanceTimersByTimeAsync(3000);
  expect(await pending).toEqual([{ id: 1 }, { id: 2 }]);
  expect(send).toHaveBeenCalledTimes(3);
});

test('two pages that wait are one wait, which goes on with both', async () => {
  const page = (number: number) => Response.json({ current_page: number, last_page: 3, data: [{ id: number }] });
  const { client, waits, onWait } = clientAfter(page(1), busy(429, '50'), busy(429, '60'), page(2), page(3));
  const pending = client.call(things, { onWait });
  await vi.advanceTimersByTimeAsync(1000);
  expect(waits.at(-1)).toMatchObject({ until: Date.now() + 59_000 });
  waits.at(-1)?.goOn();
  expect(await pending).toHaveLength(3);
  expect(waits.at(-1)).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  [0, 1000],
  [-5, 1000],
  [9_999_999, 2 ** 31 - 1],
])('a Retry-After of %d s neither asks at once nor overflows the timer', (retryAfter, ms) => {
  expect(waitAfter(new Problem('refused', { status: 429, retryAfter }), 0)).toBe(ms);
});

test('without a readable header the waits grow up to a minute, and end', () => {
  const refusal = new Problem('refused', { status: 429 });
  expect([0, 1, 2, 3, 4, 9, 10].map((tries) => waitAfter(refusal, tries))).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000, undefined]);
  expect(waitAfter(new Problem('refused', { status: 503 }), 0)).toBeUndefined();
  expect(waitAfter(new Problem('unreachable'), 0)).toBeUndefined();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient, TIMEOUT_MS } from './client.ts';
import { endpoint } from '../endpoint/endpoint.ts';
import { acknowledged } from '../endpoint/reply.ts';
import { requestBody } from '../endpoint/requestBody.ts';
import { failureOf } from '../testing/clients.ts';
import * as z from 'zod/mini';
import { multipart } from './multipart.ts';

// Replaces XMLHttpRequest. It has the part that an upload uses.
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  responseText = '';
  withCredentials = false;
  aborted = false;
  sent: unknown;
  headers: Record<string, string> = {};
  constructor() {
    FakeRequest.last = this;
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nretry-after: 9\r\n';
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.aborted = true;
  }
  answer(status: number, body: string) {
    this.status = status;
    this.responseText = body;
    this.onload?.();
  }
}

const upload = endpoint({
  method: 'POST',
  path: '/files',
  encoding: multipart,
  body: requestBody({ file: ['file', z.instanceof(Blob)] }),
  reply: acknowledged,
});
const body = { file: new Blob(['x'.repeat(100)]) };
const client = createClient({ baseUrl: '/api', getToken: () => 't' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an upload reports its progress and resolves to its response', async () => {
  const onProgress = vi.fn<(share: number) => void>();
  const pending = client.call(upload, { body, onProgress });
  const request = FakeRequest.last;
  request.upload.onprogress?.({ lengthComputable: true, loaded: 25, total: 100 });
  request.upload.onprogress?.({ lengthComputable: false, loaded: 50, total: 0 });
  request.upload.onprogress?.({ lengthComputable: true, loaded: 100, total: 100 });
  request.answer(200, '{"message":"Saved"}');
  expect(await pending).toEqual({ message: 'Saved' });
  expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
  expect(request).toMatchObject({ withCredentials: true, headers: { authorization: 'Bearer t' } });
  expect(request.sent).toBeInstanceOf(FormData);
  expect(vi.getTimerCount()).toBe(0);
});

test('an upload may take any time while it moves, and has timed out thirty seconds after it last did', async () => {
  const pending = failureOf(client.call(upload, { body }));
  const request = FakeRequest.last;
  for (let step = 1; step <= 5; step += 1) {
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
    request.upload.onprogress?.({ lengthComputable: true, loaded: step, total: 10 });
  }
  expect(request.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  expect(await pending).toMatchObject({ kind: 'timeout' });
  expect(request.aborted).toBe(true);
});

test('an upload that is aborted stops', async () => {
  const controller = new AbortController();
  const pending = failureOf(client.call(upload, { body, signal: controller.signal }));
  controller.abort();
  expect(await pending).toMatchObject({ kind: 'aborted' });
  expect(FakeRequest.last.aborted).toBe(true);
  expect(await failureOf(client.call(upload, { body, signal: controller.signal }))).toMatchObject({ kind: 'aborted' });
  expect(FakeRequest.last.sent).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

test('an upload that is refused has the server’s message, one without a network is unreachable', async () => {
  const refused = failureOf(client.call(upload, { body }));
  FakeRequest.last.answer(429, '{"message":"Slow down"}');
  expect(await refused).toMatchObject({ kind: 'refused', status: 429, serverMessage: 'Slow down', retryAfter: 9 });
  const lost = failureOf(client.call(upload, { body }));
  FakeRequest.last.onerror?.();
  expect(await lost).toMatchObject({ kind: 'unreachable' });
});

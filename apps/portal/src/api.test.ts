import { notificationEndpoints, user } from '@valise/contract';
import { aUser, read } from '@valise/contract/samples';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi, endOnServer } from './api.ts';
import { FakeStorage } from './session/testing/fakeStorage.ts';
import { createSession } from './session/session.ts';

const session = createSession({ browser: new FakeStorage(), tab: new FakeStorage() });
const signIn = (token: string) => session.signIn({ token, user: read(user, aUser()), isRemembered: true });
const api = createApi('/api', session);

/** Resolves the pending request. */
let respond: (response: Response) => void = () => {};
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (respond = resolve)));
  signIn('first');
});
afterEach(() => void vi.unstubAllGlobals());

test('a response of the present session is read', async () => {
  const called = api.call(notificationEndpoints.list);
  respond(Response.json([]));
  expect(await called).toEqual([]);
});

test.each([
  ['a response', () => Response.json([])],
  ['a failure', () => Response.json({ message: 'Server Error' }, { status: 500 })],
  ['a refusal', () => Response.json({ message: 'Unauthenticated.' }, { status: 401 })],
])('%s of an older session is discarded, and leaves the present one alone', async (_, response) => {
  const called = api.call(notificationEndpoints.list);
  signIn('second');
  respond(response());
  await expect(called).rejects.toMatchObject({ kind: 'aborted' });
  expect(session.getSnapshot().session?.token).toBe('second');
});

test('the request of a logout outlives the page', async () => {
  const request = vi.fn<typeof fetch>(async () => Response.json({ message: 'Logged out.' }));
  vi.stubGlobal('fetch', request);
  await endOnServer('/api', 'first');
  expect(request.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true });
});

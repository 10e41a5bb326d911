import { user } from '@valise/contract';
import { aUser, read } from '@valise/contract/samples';
import { afterEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../session/testing/fakeStorage.ts';
import { createSession } from '../session/session.ts';
import { createAuthorize } from './authorize.ts';

const ADDRESS = 'https://auth.partner.example/broadcast';
const request = { socketId: '1.2', channelName: 'private-App.Models.Partner.7', signal: new AbortController().signal };

function start(respond: () => Response) {
  const sent = vi.fn<typeof fetch>(async () => respond());
  vi.stubGlobal('fetch', sent);
  const session = createSession({ browser: new FakeStorage(), tab: new FakeStorage() });
  const signIn = (token: string) => session.signIn({ token, user: read(user, aUser()), isRemembered: true });
  signIn('first');
  return { session, signIn, sent, authorize: createAuthorize(ADDRESS, session) };
}
afterEach(() => {
  vi.unstubAllGlobals();
});

test('requests the configured address, each time with the present token', async () => {
  const { authorize, signIn, sent } = start(() => Response.json({ auth: 'key:signature' }));
  expect(await authorize({ ...request, isStale: () => false })).toEqual({ auth: 'key:signature' });
  signIn('second');
  await authorize({ ...request, isStale: () => false });
  expect(sent.mock.calls.map(([address]) => address)).toEqual([ADDRESS, ADDRESS]);
  expect(sent.mock.calls.map(([, init]) => new Headers(init?.headers).get('Authorization'))).toEqual(['Bearer first', 'Bearer second']);
  expect(JSON.parse(String(sent.mock.calls[0]?.[1]?.body))).toEqual({ socket_id: '1.2', channel_name: 'private-App.Models.Partner.7' });
});

test.each([
  [401, false, null],
  [401, true, 'first'],
  [403, false, 'first'],
  [500, false, 'first'],
])('after a %i for a socket that is stale (%s), the token of the session is %s', async (status, isStale, token) => {
  const { authorize, session } = start(() => Response.json({ message: 'No' }, { status }));
  await expect(authorize({ ...request, isStale: () => isStale })).rejects.toMatchObject({ status });
  expect(session.getSnapshot().session?.token ?? null).toBe(token);
});

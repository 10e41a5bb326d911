import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, liveEvents, sessionEndpoints, userChannel } from '@valise/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { endOnServer } from '../../apps/portal/src/api.ts';
import { readConfig } from '../../apps/portal/src/config/config.ts';
import { createAuthorize } from '../../apps/portal/src/realtime/authorize.ts';
import { createRealtimeClient, type RealtimeClientOptions } from '../../apps/portal/src/realtime/realtimeClient.ts';
import { FakeStorage } from '../../apps/portal/src/session/testing/fakeStorage.ts';
import { createSession } from '../../apps/portal/src/session/session.ts';
import { demoAccounts } from '../../apps/sandbox/src/database/demo.ts';
import { type Sandbox, startSandbox } from '../../apps/sandbox/src/server.ts';

const ROUNDS = 1000;
type NewPusher = NonNullable<RealtimeClientOptions['newPusher']>;
type PusherClient = ReturnType<NewPusher>;
// The portal's own copy of pusher-js, which lists all instances.
const Pusher = createRequire(new URL('../../apps/portal/package.json', import.meta.url))('pusher-js') as {
  new (key: string, options: Parameters<NewPusher>[1]): PusherClient;
  instances: PusherClient[];
};
let dataDirectory: string;
let sandbox: Sandbox;
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'valise-leaks-'));
  sandbox = await startSandbox({ port: 0, products: 1, passwordCost: 4, dataDirectory });
});
afterAll(async () => {
  await sandbox.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

async function openOnServer() {
  const { realtime } = (await (await fetch(`${sandbox.address}/sandbox/state`)).json()) as { realtime: object };
  return realtime;
}

test(`${ROUNDS} sign-ins and sign-outs leave no socket, channel, listener or storage entry`, { timeout: 120_000 }, async () => {
  const read = readConfig(await (await fetch(`${sandbox.address}/config.json`)).json());
  if (!('config' in read) || read.config.realtime === null) throw new Error('The sandbox has no realtime.');
  const stores = { browser: new FakeStorage(), tab: new FakeStorage() };
  const session = createSession(stores);
  const api = `${sandbox.address}/api`;
  const signIn = createClient({ baseUrl: api });
  const pushers: PusherClient[] = [];
  const watched = new Set<object>();
  const realtime = createRealtimeClient({
    settings: read.config.realtime,
    origin: sandbox.address,
    authorize: createAuthorize(`${api}/broadcasting/auth`, session),
    authorizationAddress: `${api}/broadcasting/auth`,
    newPusher: (key, options) => {
      const made = new Pusher(key, options);
      pushers.push(made);
      return made;
    },
    isOnline: () => true,
    watch: () => {
      const mine = {};
      watched.add(mine);
      return () => void watched.delete(mine);
    },
  });
  let subscribed = 0;

  async function logIn() {
    const signedIn = await signIn.call(sessionEndpoints.login, { body: demoAccounts.partner });
    if (signedIn.outcome !== 'signed-in') throw new Error('A second factor was requested.');
    return signedIn;
  }
  let answer = await logIn();

  for (let round = 0; round < ROUNDS; round += 1) {
    // Each token is used for twenty rounds, because signing in on the server is slow.
    if (round % 20 === 0) answer = await logIn();
    session.signIn({ token: answer.token, user: answer.user, isRemembered: round % 3 !== 0 });
    realtime.open();
    const isSubscribed = new Promise<void>((resolve) => {
      const stop = realtime.listen(userChannel(answer.user), liveEvents.notification, () => {}, resolve);
      // On sign-out either the screen unsubscribes first, or everything is closed together.
      if (round % 4 === 1) stop();
    });
    // Some rounds sign out immediately, some while the socket opens, some when the screen is idle.
    if (round % 4 === 2) await new Promise<void>((resolve) => void setImmediate(resolve));
    if (round % 4 === 3) {
      await isSubscribed;
      subscribed += 1;
    }
    const ended = session.signOut();
    realtime.close();
    if (ended !== null && round % 20 === 19) await endOnServer(api, ended.token);
  }

  expect(subscribed).toBe(ROUNDS / 4);
  await vi.waitFor(async () => expect(await openOnServer()).toEqual({ sockets: 0, subscriptions: 0 }));
  expect([stores.browser.length, stores.tab.length]).toEqual([0, 0]);
  expect(watched.size).toBe(0);
  const [pusher, ...more] = pushers;
  expect(more).toEqual([]);
  expect(Pusher.instances).toHaveLength(1);
  expect(pusher?.connection.state).toBe('disconnected');
  expect(pusher?.allChannels()).toEqual([]);
});

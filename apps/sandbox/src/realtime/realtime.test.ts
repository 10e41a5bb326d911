import { request } from 'node:http';
import { createConnection } from 'node:net';
import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { notificationEndpoints, profileEndpoints, realtimeEndpoints, accountEndpoints, sessionEndpoints } from '@valise/contract';
import { noSwitches } from '../console/switches.ts';
import { demoAccounts } from '../database/demo.ts';
import { pusherServiceFrom } from './pusherSettings.ts';
import { createRealtime } from './realtime.ts';
import { disconnected, next, pusherOptions, refused, subscribed } from '../testing/pusherClient.ts';
import { mailsOf, problemOfCall, startTestSandbox, type TestSandbox, tokenOf, tokenOfNewcomer } from '../testing/testSandbox.ts';

const MARTA = 'App.Models.Partner.7';
let sandbox: TestSandbox;
let token: string;
const opened: { disconnect: () => void }[] = [];
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
beforeEach(async () => {
  token = await tokenOf(sandbox);
});
afterEach(async () => {
  for (const client of opened.splice(0)) client.disconnect();
  await sandbox.post('/sandbox/switches', noSwitches);
});
afterAll(() => sandbox.remove());

function open(bearer = token, key = 'valise-sandbox'): Pusher {
  const client = new Pusher(key, pusherOptions(sandbox, bearer));
  opened.push(client);
  return client;
}

const notice = { email: demoAccounts.partner.email, title: 'Hello', message: 'A piece came back', url: '/products' };

describe('the official clients', () => {
  test('connect, receive a notification by Echo, and find it in the list', async () => {
    const echo = new Echo({ broadcaster: 'pusher', key: 'valise-sandbox', Pusher, ...pusherOptions(sandbox, token) });
    opened.push(echo);
    const received = new Promise((resolve) => void echo.private(MARTA).notification(resolve));
    await new Promise((resolve) => void echo.private(MARTA).subscribed(resolve));
    const { id } = (await (await sandbox.post('/sandbox/notify', notice)).json()) as { id: string };
    expect(await received).toMatchObject({ id, title: 'Hello', message: 'A piece came back', url: '/products' });
    const [newest] = await sandbox.client(token).call(notificationEndpoints.list);
    expect(newest).toEqual({ id, readAt: null, createdAt: new Date(newest?.createdAt ?? '').toISOString(), title: 'Hello', message: 'A piece came back', url: '/products' });
  });

  test('of one user all receive it, another user does not', async () => {
    const other = await tokenOfNewcomer(sandbox, 'other@valise.club');
    const { user } = (await sandbox.client().call(sessionEndpoints.login, { body: { email: 'other@valise.club', password: 'long-enough' } })) as { user: { id: string } };
    const [first, second] = [open().subscribe(`private-${MARTA}`), open().subscribe(`private-${MARTA}`)];
    const third = open(other).subscribe(`private-App.Models.Partner.${user.id}`);
    await Promise.all([first, second, third].map(subscribed));
    const received: string[] = [];
    third.bind_global((event: string) => received.push(event));
    const both = Promise.all([first, second].map((channel) => new Promise((resolve) => void channel.bind_global(resolve))));
    await sandbox.post('/sandbox/notify', notice);
    expect(await both).toEqual(Array(2).fill('Illuminate\\Notifications\\Events\\BroadcastNotificationCreated'));
    expect(received).toEqual([]);
  });

  test('have no subscription to a channel that they left', async () => {
    const client = open();
    await subscribed(client.subscribe(`private-${MARTA}`));
    client.unsubscribe(`private-${MARTA}`);
    await subscribed(client.subscribe('public'));
    expect(await socketsOf()).toMatchObject({ subscriptions: 1 });
  });

  test('reconnect after the sockets dropped, and receive again', async () => {
    const client = open();
    const channel = client.subscribe(`private-${MARTA}`);
    await subscribed(channel);
    const again = subscribed(channel);
    expect(await (await sandbox.post('/sandbox/drop-sockets', {})).json()).toEqual({ message: '1 socket was dropped.' });
    await again;
    const received = new Promise((resolve) => void channel.bind_global(resolve));
    await sandbox.post('/sandbox/notify', notice);
    expect(await received).toContain('BroadcastNotificationCreated');
  });

  test.each([
    [4009, 'disconnected'],
    [4301, 'disconnected'],
    [4200, 'connected'],
  ])('closed with %i end up %s', async (code, state) => {
    const client = open();
    await next(client.connection, 'connected');
    const ended = next(client.connection, state);
    await sandbox.post('/sandbox/drop-sockets', { code });
    await ended;
    expect(client.connection.state).toBe(state);
  });

  test.each([[{ code: 1000 }], [{ code: '4009' }], [{ code: 5000 }]])('are not closed with %j', async (body) => {
    expect((await sandbox.post('/sandbox/drop-sockets', body)).status).toBe(422);
  });
});

describe('a private channel', () => {
  test.each([
    ['another user', 'private-App.Models.Partner.8'],
    ['another type', 'private-App.Models.Admin.7'],
    ['another letter case', 'private-App.Models.partner.7'],
    ['an unknown ticket', 'private-support.ticket.1'],
    ['another user’s ticket', 'private-support.ticket.24'],
    ['a ticket by another spelling of its id', 'private-support.ticket.042'],
    ['presence', 'presence-App.Models.Partner.7'],
  ])('of %s is refused', async (_, name) => {
    expect(await refused(open().subscribe(name))).toBe(403);
    expect(await socketsOf()).toMatchObject({ subscriptions: 0 });
  });

  test('needs a valid token', async () => {
    expect(await refused(open('made-up').subscribe(`private-${MARTA}`))).toBe(401);
    await sandbox.client(token).call(sessionEndpoints.logout);
    expect(await refused(open().subscribe(`private-${MARTA}`))).toBe(401);
  });

  test('fails as often as the switch sets, then is authorised', async () => {
    await sandbox.post('/sandbox/switches', { failNext: 1, path: '/broadcasting/auth' });
    const client = open();
    expect(await refused(client.subscribe(`private-${MARTA}`))).toBe(500);
    client.unsubscribe(`private-${MARTA}`);
    await subscribed(client.subscribe(`private-${MARTA}`));
  });

  test.each(['1', '1.2.3', '1.2:private-App.Models.Partner.8', "1.2' OR 1", ''])('is not signed for the socket %j', async (socketId) => {
    const body = { socketId, channelName: `private-${MARTA}` };
    expect((await problemOfCall(sandbox.client(token).call(realtimeEndpoints.authorize, { body }))).status).toBe(403);
  });
});

describe('a socket hears its user no longer', () => {
  test('once that session has signed out, while those of other sessions do', async () => {
    const other = await tokenOf(sandbox);
    const [left, stays] = [open(token), open(other)];
    const channels = [left, stays].map((client) => client.subscribe(`private-${MARTA}`));
    await Promise.all(channels.map(subscribed));
    const [ended, again] = [disconnected(left), refused(channels[0]!)];
    await sandbox.client(token).call(sessionEndpoints.logout);
    await ended;
    expect(await again).toBe(401);
    const received = new Promise((resolve) => void channels[1]!.bind_global(resolve));
    await sandbox.post('/sandbox/notify', notice);
    expect(await received).toContain('BroadcastNotificationCreated');
    expect(stays.connection.state).toBe('connected');
  });

  test('when its authorisation was requested before signing out and completed after', async () => {
    const { address } = sandbox;
    const [half, rest] = ['{"socket_id":"1.2",', `"channel_name":"private-${MARTA}"}`] as const;
    const length = String(half.length + rest.length);
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Content-Length': length, Expect: '100-continue' };
    const call = request(`${address}/broadcasting/auth`, { method: 'POST', headers });
    const status = new Promise((resolve) => void call.once('response', (response) => resolve(response.resume().statusCode)));
    await new Promise((resolve) => {
      call.once('continue', () => call.write(half, resolve));
      call.flushHeaders();
    });
    // The earlier call has been read this far once this one is answered.
    await sandbox.client(token).call(notificationEndpoints.list);
    await sandbox.client(token).call(sessionEndpoints.logout);
    call.end(rest);
    expect(await status).toBe(401);
  });

  test.each(['changed', 'reset by mail'])('once the password is %s: only the session that changed it is authorised again', async (how) => {
    const account = { email: `${how.replaceAll(' ', '-')}@valise.club`, password: 'long-enough' };
    const own = await tokenOfNewcomer(sandbox, account.email);
    const other = await tokenOf(sandbox, account);
    const { user } = (await sandbox.client().call(sessionEndpoints.login, { body: account })) as { user: { id: string } };
    const bystander = open(token);
    await subscribed(bystander.subscribe(`private-${MARTA}`));
    const clients = [open(own), open(other)];
    const [ownChannel, otherChannel] = clients.map((client) => client.subscribe(`private-App.Models.Partner.${user.id}`));
    await Promise.all([ownChannel!, otherChannel!].map(subscribed));
    const ended = Promise.all(clients.map(disconnected));
    const again = how === 'changed' ? subscribed(ownChannel!) : refused(ownChannel!);
    const otherAgain = refused(otherChannel!);
    if (how === 'changed') {
      const body = { userId: user.id, oldPassword: account.password, newPassword: 'longer-still', confirmPassword: 'longer-still' };
      await sandbox.client(own).call(profileEndpoints.updatePassword, { body });
    } else {
      await sandbox.post('/api/forgot-password', { email: account.email });
      const [mail] = await mailsOf(sandbox);
      const link = new URL(/http\S+/.exec(mail?.text ?? '')![0]);
      const body = { email: account.email, token: link.searchParams.get('token')!, password: 'longer-still', passwordConfirmation: 'longer-still' };
      await sandbox.client().call(accountEndpoints.resetPassword, { body });
    }
    await ended;
    await again;
    expect(await otherAgain).toBe(401);
    expect(bystander.connection.state).toBe('connected');
  });
});

describe('a page of another origin', () => {
  const connect = (origin: string | undefined) =>
    new Promise<string>((resolve) => {
      const socket = new WebSocket(`${sandbox.address.replace('http', 'ws')}/app/valise-sandbox?protocol=7`, { origin });
      opened.push({ disconnect: () => socket.terminate() });
      socket.once('open', () => resolve('connected'));
      socket.once('error', ({ message }) => resolve(message));
    });

  test.each(['https://evil.example', 'http://127.0.0.1:1', 'null'])('%s cannot connect', async (origin) => {
    expect(await connect(origin)).toContain('403');
  });

  test('connects when it is allowed, as do the server’s own pages and clients that have no page', async () => {
    await sandbox.restart({ origins: ['https://portal.example'] });
    for (const origin of ['https://portal.example', sandbox.address, undefined]) expect(await connect(origin)).toBe('connected');
    await sandbox.restart();
  });
});

describe('a connection that breaks', () => {
  const isUp = async () => (await sandbox.fetch('/healthz')).ok;

  test('by a frame that is too large, also while it is being refused, ends alone', async () => {
    for (const path of ['/app/another-key?protocol=7', '/app/valise-sandbox?protocol=7']) {
      const socket = new WebSocket(`ws://127.0.0.1:${sandbox.port}${path}`);
      await new Promise((resolve) => void socket.once('open', resolve));
      const closed = new Promise((resolve) => void socket.once('close', resolve));
      socket.send('x'.repeat(70_000));
      await closed;
    }
    expect(await isUp()).toBe(true);
  });

  test('by a reset after an upgrade that is not answered by a socket ends alone', async () => {
    for (const [path, origin] of [['/nope', 'http://127.0.0.1'], ['/app/valise-sandbox?protocol=7', 'https://evil.example']]) {
      const stream = createConnection(sandbox.port, '127.0.0.1');
      stream.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
      const closed = new Promise((resolve) => void stream.once('close', resolve));
      stream.resetAndDestroy();
      await closed;
    }
    expect(await isUp()).toBe(true);
  });

  test('without being closed is found by its silence', async () => {
    await sandbox.restart({ heartbeatMs: 20 });
    const silent = new WebSocket(`ws://127.0.0.1:${sandbox.port}/app/valise-sandbox?protocol=7`, { autoPong: false });
    expect(await new Promise<number>((resolve) => void silent.once('close', resolve))).toBe(1006);
    expect(await socketsOf()).toMatchObject({ sockets: 0 });
    await sandbox.restart();
  });
});

describe('the protocol', () => {
  /** A socket without a library, and the frames that it receives. */
  async function raw(path = '/app/valise-sandbox?protocol=7') {
    const socket = new WebSocket(`ws://127.0.0.1:${sandbox.port}${path}`);
    opened.push({ disconnect: () => socket.terminate() });
    const frames: { event: string; data: string; channel?: string }[] = [];
    const waiting: (() => void)[] = [];
    socket.on('message', (data) => {
      frames.push(JSON.parse(String(data)) as (typeof frames)[number]);
      waiting.shift()?.();
    });
    const closed = new Promise<number>((resolve) => void socket.once('close', resolve));
    const read = async () => {
      while (frames.length === 0) await new Promise<void>((resolve) => void waiting.push(resolve));
      const { data, ...frame } = frames.shift()!;
      return { ...frame, data: JSON.parse(data) as Record<string, unknown> };
    };
    return { socket, read, closed, send: (event: string, data: unknown = {}) => socket.send(JSON.stringify({ event, data })) };
  }

  test('begins with a socket id and the activity timeout', async () => {
    const [first, second] = await Promise.all([raw(), raw()]);
    const greetings = [await first.read(), await second.read()];
    expect(greetings[0]).toMatchObject({ event: 'pusher:connection_established', data: { activity_timeout: 30 } });
    const ids = greetings.map(({ data }) => data.socket_id);
    expect(ids[0]).toMatch(/^\d+\.\d+$/);
    expect(ids[0]).not.toBe(ids[1]);
  });

  test('answers a ping', async () => {
    const { read, send } = await raw();
    await read();
    send('pusher:ping');
    expect(await read()).toEqual({ event: 'pusher:pong', data: {} });
  });

  test.each([
    ['/app/another-key?protocol=7', 4001],
    ['/app/valise-sandbox?protocol=99', 4007],
    ['/app/valise-sandbox', 4008],
  ])('%s is closed with %i', async (path, code) => {
    const { read, closed } = await raw(path);
    expect(await read()).toMatchObject({ event: 'pusher:error', data: { code } });
    expect(await closed).toBe(code);
  });

  test('refuses a signature of another socket, and a forged one', async () => {
    const [one, other] = await Promise.all([raw(), raw()]);
    const [{ data }] = [await one.read(), await other.read()];
    const channel = `private-${MARTA}`;
    const { auth } = await sandbox
      .client(token)
      .call(realtimeEndpoints.authorize, { body: { socketId: String(data.socket_id), channelName: channel } });
    for (const forged of [auth, 'valise-sandbox:00', '', undefined]) {
      other.send('pusher:subscribe', { channel, auth: forged });
      expect(await other.read()).toMatchObject({ event: 'pusher:error', data: { code: 4009 } });
    }
    one.send('pusher:subscribe', { channel, auth });
    expect(await one.read()).toMatchObject({ event: 'pusher_internal:subscription_succeeded', channel });
  });

  test.each([
    ['nonsense', 4300],
    ['[]', 4300],
    ['{"event":"pusher:subscribe","data":{"channel":"no spaces"}}', 4300],
    ['{"event":"client-typing","channel":"private-x","data":{}}', 4301],
  ])('answers %s with %i and stays open', async (text, code) => {
    const { socket, read, send } = await raw();
    await read();
    socket.send(text);
    expect(await read()).toMatchObject({ event: 'pusher:error', data: { code } });
    send('pusher:ping');
    expect(await read()).toMatchObject({ event: 'pusher:pong' });
  });

  test('is below /app/ alone', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${sandbox.port}/api/app`);
    expect(await new Promise((resolve) => void socket.once('error', ({ message }) => resolve(message)))).toContain('404');
  });
});

// Closing the server waits for open sockets, so a socket that stays open fails this test by its time limit.
test('a reset closes every socket, and so does closing the server', async () => {
  const client = open();
  await next(client.connection, 'connected');
  const gone = next(client.connection, 'connecting');
  await sandbox.post('/sandbox/reset', {});
  await gone;
  await next(client.connection, 'connected');
  await expect(sandbox.restart()).resolves.toBeUndefined();
});

describe('another service', () => {
  const named = { PUSHER_APP_ID: '1', PUSHER_APP_KEY: 'key', PUSHER_APP_SECRET: 'secret' };

  test('is configured by Laravel’s variables', () => {
    expect(pusherServiceFrom({})).toBeNull();
    expect(pusherServiceFrom({ ...named, PUSHER_HOST: 'ws.example', PUSHER_PORT: '6001', PUSHER_SCHEME: 'http' })).toEqual({
      appId: '1',
      key: 'key',
      secret: 'secret',
      host: 'ws.example',
      port: 6001,
      scheme: 'http',
    });
    expect(pusherServiceFrom({ ...named, PUSHER_APP_CLUSTER: 'eu' })).toMatchObject({ host: 'ws-eu.pusher.com', port: 443, cluster: 'eu' });
    expect(() => pusherServiceFrom({ PUSHER_APP_KEY: 'key' })).toThrow(/PUSHER_APP_SECRET/);
    expect(() => pusherServiceFrom(named)).toThrow(/PUSHER_HOST or PUSHER_APP_CLUSTER/);
  });

  test('is in the settings for browsers, without its secret', () => {
    const realtime = createRealtime(pusherServiceFrom({ ...named, PUSHER_HOST: 'ws.example' }), { origins: [], heartbeatMs: 30_000 });
    expect(realtime.settings).toEqual({ driver: 'pusher', key: 'key', host: 'ws.example', port: 443, scheme: 'https' });
    expect(realtime.sockets).toBeNull();
    expect(realtime.sign('1.2', 'private-x').auth).toMatch(/^key:[\da-f]{64}$/);
  });
});

async function socketsOf() {
  const { realtime } = (await (await sandbox.fetch('/sandbox/state')).json()) as { realtime: { sockets: number; subscriptions: number } };
  return realtime;
}

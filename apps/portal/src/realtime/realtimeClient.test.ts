import { liveEvents, type Notification, Problem } from '@valise/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakePusher } from './testing/fakePusher.ts';
import { createRealtimeClient, type RealtimeClientOptions } from './realtimeClient.ts';

const CHANNEL = 'App.Models.Partner.7';
const NAME = `private-${CHANNEL}`;
const EVENT = liveEvents.notification.names[0]!;

type Settings = RealtimeClientOptions['settings'];

function start(settings: Partial<Settings> = {}, origin = 'http://portal.example:4100') {
  const authorize = vi.fn<(request: { socketId: string; channelName: string; signal: AbortSignal; isStale: () => boolean }) => Promise<{ auth: string }>>();
  authorize.mockResolvedValue({ auth: 'key:signature' });
  let pusher: FakePusher | undefined;
  let onBack: () => void = () => {};
  let onNewSocket: (socket: Pick<WebSocket, 'readyState' | 'CLOSED'>) => void = () => {};
  const unwatched = vi.fn<() => void>();
  const client = createRealtimeClient({
    settings: { driver: 'pusher', key: 'key', ticketChannel: 'private', ...settings },
    origin,
    authorize,
    authorizationAddress: 'http://api.example/broadcasting/auth',
    newPusher: (_, options, onSocket) => {
      onNewSocket = onSocket;
      return (pusher = new FakePusher(options)).asPusher();
    },
    watch: (callback) => {
      onBack = callback;
      return unwatched;
    },
  });
  const received: string[] = [];
  const resync = vi.fn<() => void>();
  const listen = (channel = CHANNEL) => client.listen(channel, liveEvents.notification, ({ id }: Notification) => received.push(id), resync);
  const emit = (id: unknown) => pusher!.channels.get(NAME)?.emit(EVENT, { id, message: 'Hello' });
  const faults: (string | null)[] = [];
  const connections: boolean[] = [];
  const open = () => client.open({ onFault: (fault) => faults.push(fault), onConnection: (isConnected) => connections.push(isConnected) });
  return { open, faults, connections, onNewSocket: (socket: Parameters<typeof onNewSocket>[0]) => onNewSocket(socket), client, pusher: pusher!, authorize, received, resync, listen, emit, comeBack: () => onBack(), unwatched };
}
const SECOND = 1000;
const warnings = () => vi.spyOn(console, 'warn').mockImplementation(() => {});
const messagesOf = (warned: ReturnType<typeof warnings>) => warned.mock.calls.map(([text]) => String(text));
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('websockets alone, and a silent connection is noticed within 40 s', () => {
  expect(start().pusher.options).toMatchObject({
    enabledTransports: ['ws', 'wss'],
    activityTimeout: 30_000,
    pongTimeout: 10_000,
  });
});

test.each([
  ['at the portal itself', {}, 'http://portal.example:4100', { wsHost: 'portal.example', wsPort: 4100, forceTLS: false }],
  ['at its usual port', {}, 'https://portal.example', { wsHost: 'portal.example', wssPort: 443, forceTLS: true }],
  [
    'elsewhere',
    { host: 'ws.partner.example', port: 8443, scheme: 'https' as const },
    'http://portal.example',
    { wsHost: 'ws.partner.example', wssPort: 8443, forceTLS: true },
  ],
])('the socket is %s', (_, settings, origin, address) => {
  expect(start(settings, origin).pusher.options).toMatchObject(address);
});

test('an event is read by its schema; an invalid one, or a listener that throws, does not affect other listeners', async () => {
  const { client, pusher, listen, received, emit } = start();
  const reported = vi.fn<(cause: unknown) => void>();
  vi.stubGlobal('reportError', reported);
  client.open();
  const broken = client.listen(CHANNEL, liveEvents.notification, () => { throw new Error('broken'); }, () => {});
  listen();
  pusher.establish();
  await settle();
  emit(1);
  emit(undefined);
  emit('2');
  expect(received).toEqual(['1', '2']);
  expect(reported).toHaveBeenCalledTimes(2);
  broken();
  vi.unstubAllGlobals();
});

test('every subscription triggers a resync, also the one after a lost socket', async () => {
  const { client, pusher, listen, resync } = start();
  client.open();
  listen();
  pusher.establish();
  await settle();
  expect(resync).toHaveBeenCalledTimes(1);
  pusher.lose();
  pusher.establish();
  await settle();
  await vi.advanceTimersByTimeAsync(5000);
  expect(resync).toHaveBeenCalledTimes(2);
});

test('coming back online or from over 30 s hidden triggers a resync', async () => {
  const { client, pusher, listen, resync, comeBack } = start();
  client.open();
  listen();
  pusher.establish();
  await settle();
  for (let flap = 0; flap < 13; flap += 1) comeBack();
  expect(resync).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(resync).toHaveBeenCalledTimes(2);
});

test('a failed authorisation is retried after 1, 2, 4, 8, 16, 30 and 30 s, until it succeeds', async () => {
  warnings();
  const { client, pusher, listen, authorize, resync } = start();
  authorize.mockRejectedValue(new Error('403'));
  client.open();
  listen();
  pusher.establish();
  await settle();
  for (const [index, seconds] of [1, 2, 4, 8, 16, 30, 30].entries()) {
    expect(authorize).toHaveBeenCalledTimes(index + 1);
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(authorize).toHaveBeenCalledTimes(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(authorize).toHaveBeenCalledTimes(index + 2);
  }
  authorize.mockResolvedValue({ auth: 'key:signature' });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(resync).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('an authorisation has 10 s, then it has failed', async () => {
  warnings();
  const { client, pusher, listen, authorize } = start();
  authorize.mockImplementationOnce(({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))));
  client.open();
  listen();
  pusher.establish();
  await vi.advanceTimersByTimeAsync(10_999);
  expect(authorize).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(authorize).toHaveBeenCalledTimes(2);
});

test('the response for a socket that was replaced changes nothing', async () => {
  const { client, pusher, listen, authorize, resync } = start();
  let respond: (signature: { auth: string }) => void = () => {};
  authorize.mockImplementationOnce(() => new Promise((resolve) => { respond = resolve; }));
  client.open();
  listen();
  pusher.establish();
  const first = authorize.mock.calls[0]![0];
  pusher.lose();
  pusher.establish();
  await settle();
  expect(first.isStale()).toBe(true);
  expect(authorize.mock.calls[1]![0].isStale()).toBe(false);
  expect(resync).toHaveBeenCalledTimes(1);
  respond({ auth: 'key:of-the-first-socket' });
  await settle();
  expect(resync).toHaveBeenCalledTimes(1);
});

test('an unrequested disconnection is followed by a connect after 1, 2 and 4 s', async () => {
  const { client, pusher } = start();
  client.open();
  pusher.establish();
  const connects = () => pusher.calls.filter((call) => call === 'connect').length;
  for (const seconds of [1, 2, 4]) {
    const before = connects();
    pusher.refuse();
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(connects()).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(connects()).toBe(before + 1);
  }
  pusher.establish();
  pusher.refuse();
  const before = connects();
  await vi.advanceTimersByTimeAsync(1000);
  expect(connects()).toBe(before + 1);
});

test('closing disconnects for good and leaves no channel and no timer', async () => {
  const { client, pusher, listen, authorize, unwatched } = start();
  authorize.mockRejectedValue(new Error('403'));
  client.open();
  listen();
  pusher.establish();
  await settle();
  client.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(pusher.connection.state).toBe('disconnected');
  expect(pusher.channels.size).toBe(0);
  expect(unwatched).toHaveBeenCalledTimes(1);
  expect(authorize).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('the next user receives nothing of the one before, whose authorisation was pending', async () => {
  const { client, pusher, listen, authorize, received } = start();
  authorize.mockImplementationOnce(() => new Promise(() => {}));
  client.open();
  const stop = listen();
  pusher.establish();
  stop();
  client.close();
  client.open();
  listen('App.Models.Partner.8');
  pusher.establish();
  await settle();
  expect([...pusher.channels.keys()]).toEqual(['private-App.Models.Partner.8']);
  expect(authorize.mock.calls.map(([{ channelName }]) => channelName)).toEqual([NAME, 'private-App.Models.Partner.8']);
  expect(received).toEqual([]);
});

test('a channel left and joined again while its authorisation is pending is subscribed once', async () => {
  const { client, pusher, listen, received, emit, resync } = start();
  client.open();
  pusher.establish();
  listen()();
  listen();
  await settle();
  emit(1);
  expect(received).toEqual(['1']);
  expect(resync).toHaveBeenCalledTimes(1);
});

test('a channel is left with its last listener, and the next socket does not join it', async () => {
  const { client, pusher, listen, received, emit, authorize } = start();
  client.open();
  pusher.establish();
  const [first, second] = [listen(), listen()];
  await settle();
  first();
  emit(1);
  expect(received).toEqual(['1']);
  const channel = pusher.channels.get(NAME)!;
  second();
  expect(pusher.channels.size).toBe(0);
  expect(channel.size).toBe(0);

  authorize.mockImplementationOnce(() => new Promise(() => {}));
  listen()();
  pusher.lose();
  pusher.establish();
  expect(pusher.channels.size).toBe(0);
});

test('1,000 joins and leaves, of pending and of subscribed channels, leave no channel and no timer', async () => {
  const { client, pusher, listen } = start();
  client.open();
  pusher.establish();
  for (let time = 0; time < 1000; time += 1) {
    const leave = listen();
    if (time % 2 === 0) await settle();
    leave();
  }
  await settle();
  expect(pusher.channels.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('ticket channels are public only when the configuration sets it', () => {
  for (const [ticketChannel, name] of [['private', 'private-support.ticket.1'], ['public', 'support.ticket.1']] as const) {
    const { client, pusher, listen } = start({ ticketChannel });
    client.open();
    listen('support.ticket.1');
    expect([...pusher.channels.keys()]).toEqual([name]);
  }
});

describe('an authorisation that keeps failing is told after 8 s, with its reason, and once in the console', () => {
  test.each([
    ['a missing route', new Problem('refused', { status: 404 }), 'missing', 'answered 404'],
    ['another guard', new Problem('refused', { status: 403 }), 'refused', 'answered 403'],
    ['a CSRF check', new Problem('refused', { status: 419 }), 'refused', 'answered 419'],
    ['a page of HTML', new Problem('unreadable', { status: 200 }), 'unreadable', 'answered 200 without a signature'],
    ['a failing server', new Problem('refused', { status: 500 }), 'unreadable', 'answered 500'],
    ['a blocked address', new Problem('unreachable'), 'unreadable', 'did not answer'],
  ])('%s', async (_, problem, fault, detail) => {
    const warned = warnings();
    const { open, pusher, listen, authorize, faults } = start();
    authorize.mockRejectedValue(problem);
    open();
    pusher.establish();
    listen();
    await vi.advanceTimersByTimeAsync(8 * SECOND - 1);
    expect(faults).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(faults).toEqual([fault]);
    await vi.advanceTimersByTimeAsync(300 * SECOND);
    expect(faults).toEqual([fault]);
    expect(messagesOf(warned)).toEqual([
      `No live updates: POST http://api.example/broadcasting/auth ${detail}. The portal requests what is on screen every 30 s instead.`,
    ]);
  });
});

test('an authorisation that succeeds within 8 s is not told; a later success ends what was told', async () => {
  const warned = warnings();
  const { open, pusher, listen, authorize, faults } = start();
  authorize.mockRejectedValueOnce(new Problem('refused', { status: 404 }));
  open();
  pusher.establish();
  const leave = listen();
  await vi.advanceTimersByTimeAsync(20 * SECOND);
  expect(faults).toEqual([]);
  leave();
  authorize.mockRejectedValue(new Problem('refused', { status: 404 }));
  listen();
  await vi.advanceTimersByTimeAsync(10 * SECOND);
  expect(faults).toEqual(['missing']);
  authorize.mockResolvedValue({ auth: 'key:signature' });
  await vi.advanceTimersByTimeAsync(30 * SECOND);
  expect(faults).toEqual(['missing', null]);
  expect(warned).toHaveBeenCalledTimes(1);
});

test('leaving the one channel that is refused ends what was told', async () => {
  warnings();
  const { open, pusher, listen, authorize, faults } = start();
  authorize.mockRejectedValue(new Problem('refused', { status: 403 }));
  open();
  pusher.establish();
  const leave = listen();
  await vi.advanceTimersByTimeAsync(10 * SECOND);
  leave();
  expect(faults).toEqual(['refused', null]);
});

test('a socket that never opens is told after 8 s, until it opens and its channels are joined', async () => {
  const warned = warnings();
  const { open, pusher, listen, faults, connections } = start();
  open();
  listen();
  await vi.advanceTimersByTimeAsync(8 * SECOND);
  expect(faults).toEqual(['closed']);
  expect(messagesOf(warned)).toEqual([expect.stringContaining('the socket at ws://portal.example:4100/app/key does not open')]);
  pusher.establish();
  expect(faults).toEqual(['closed']);
  await settle();
  expect(faults).toEqual(['closed', null]);
  expect(connections).toEqual([true]);
});

test('a wrong key is told with the code and the words of the service', async () => {
  const warned = warnings();
  const { open, pusher, faults } = start();
  open();
  pusher.connection.emit('error', { type: 'WebSocketError', error: { type: 'PusherError', data: { code: 4001, message: 'No such application' } } });
  pusher.refuse();
  await vi.advanceTimersByTimeAsync(8 * SECOND);
  expect(faults).toEqual(['rejected']);
  expect(messagesOf(warned)).toEqual([expect.stringContaining('closed the socket with 4001: No such application')]);
});

test('a signature that the service does not take is told', async () => {
  const warned = warnings();
  const { open, pusher, listen, faults } = start();
  open();
  pusher.establish();
  pusher.takesNoSubscription = true;
  listen();
  await settle();
  pusher.connection.emit('error', { type: 'PusherError', data: { code: 4009, message: 'Not authorized' } });
  await vi.advanceTimersByTimeAsync(8 * SECOND);
  expect(faults).toEqual(['rejected']);
  expect(messagesOf(warned)).toEqual([expect.stringContaining('accepts no subscription (4009: Not authorized)')]);
});

test('a socket that is lost has 30 s to come back before that is told', async () => {
  const warned = warnings();
  const { open, pusher, listen, faults } = start();
  open();
  listen();
  pusher.establish();
  await settle();
  pusher.lose();
  await vi.advanceTimersByTimeAsync(29 * SECOND);
  pusher.establish();
  await vi.advanceTimersByTimeAsync(60 * SECOND);
  pusher.lose();
  await vi.advanceTimersByTimeAsync(30 * SECOND - 1);
  expect(faults).toEqual([]);
  expect(warned).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(faults).toEqual(['closed']);
});

test('nothing is told while the browser is offline, and the socket has its whole time once it is back', async () => {
  const warned = warnings();
  const { open, listen, faults, comeBack } = start();
  vi.stubGlobal('navigator', { onLine: false });
  open();
  listen();
  await vi.advanceTimersByTimeAsync(100 * SECOND);
  vi.stubGlobal('navigator', { onLine: true });
  comeBack();
  await vi.advanceTimersByTimeAsync(8 * SECOND - 1);
  expect(faults).toEqual([]);
  expect(warned).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(faults).toEqual(['closed']);
});

test('a lost socket is opened at once when the server has answered a request, but an attempt is not interrupted', async () => {
  const { client, pusher, onNewSocket } = start();
  const connects = () => pusher.calls.filter((call) => call === 'connect').length;
  client.open();
  const socket: { readyState: WebSocket['readyState']; CLOSED: 3 } = { readyState: 0, CLOSED: 3 };
  onNewSocket(socket);
  onNewSocket({ readyState: 3, CLOSED: 3 });
  client.hurry();
  expect(connects()).toBe(1);
  await vi.advanceTimersByTimeAsync(5 * SECOND);
  socket.readyState = socket.CLOSED;
  client.hurry();
  expect(connects()).toBe(2);
  pusher.establish();
  await vi.advanceTimersByTimeAsync(5 * SECOND);
  client.hurry();
  expect(connects()).toBe(2);
  client.close();
  await vi.advanceTimersByTimeAsync(5 * SECOND);
  client.hurry();
  expect(connects()).toBe(2);
});

import { liveEvents, type Notification } from '@valise/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
  const unwatched = vi.fn<() => void>();
  const client = createRealtimeClient({
    settings: { driver: 'pusher', key: 'key', ticketChannel: 'private', ...settings },
    origin,
    authorize,
    newPusher: (_, options) => (pusher = new FakePusher(options)).asPusher(),
    watch: (callback) => {
      onBack = callback;
      return unwatched;
    },
  });
  const received: string[] = [];
  const resync = vi.fn<() => void>();
  const listen = (channel = CHANNEL) => client.listen(channel, liveEvents.notification, ({ id }: Notification) => received.push(id), resync);
  const emit = (id: unknown) => pusher!.channels.get(NAME)?.emit(EVENT, { id, message: 'Hello' });
  return { client, pusher: pusher!, authorize, received, resync, listen, emit, comeBack: () => onBack(), unwatched };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
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

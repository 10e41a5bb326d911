import Pusher, { type Channel } from 'pusher-js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { notificationEndpoints, supportEndpoints } from '@valise/contract';
import { next, pusherOptions, subscribed } from '../testing/pusherClient.ts';
import { problemOfCall, startTestSandbox, type TestSandbox, tokenOf } from '../testing/testSandbox.ts';
import { noChatSwitches } from './chatSwitches.ts';

let sandbox: TestSandbox;
let token: string;
const opened: Pusher[] = [];
beforeAll(async () => {
  sandbox = await startTestSandbox();
  token = await tokenOf(sandbox);
});
afterEach(async () => {
  for (const client of opened.splice(0)) client.disconnect();
  await sandbox.post('/sandbox/chat', noChatSwitches);
});
afterAll(() => sandbox.remove());

const set = (change: object) => sandbox.post('/sandbox/chat', change);
const release = (order: object) => sandbox.post('/sandbox/chat/release', order);
const send = (message: string, tempId?: string) =>
  sandbox.client(token).call(supportEndpoints.send, { body: { ticketId: '42', message, ...(tempId === undefined ? {} : { tempId }) } });
const write = (message: string, ticketId = 42) => sandbox.post('/sandbox/traveler', { ticketId, message });
const stored = async () => (await sandbox.client(token).call(supportEndpoints.thread, { params: { id: '42' } })).messages.map(({ message }) => message);

type Received = [event: string, payload: { message: unknown; tempId?: string; sender_id?: number; sender_type?: string }];

/** Listens to ticket 42. `until` resolves with the events once there are this many. */
async function listen(name = 'private-support.ticket.42') {
  const client = new Pusher('valise-sandbox', pusherOptions(sandbox, token));
  opened.push(client);
  const channel: Channel = client.subscribe(name);
  const received: Received[] = [];
  const waiting: { count: number; resolve: (events: Received[]) => void }[] = [];
  channel.bind_global((event: string, payload: Received[1]) => {
    if (event.startsWith('pusher:')) return;
    received.push([event, payload]);
    for (const { count, resolve } of waiting) if (received.length >= count) resolve(received);
  });
  await subscribed(channel);
  const until = (count: number) =>
    new Promise<Received[]>((resolve) => (received.length >= count ? resolve(received) : void waiting.push({ count, resolve })));
  return { client, until, texts: async (count: number) => (await until(count)).map(([, { message }]) => message) };
}

describe('an event', () => {
  test.each([
    ['t-1', {}, 'App\\Events\\SupportMessageSent', { message: 'Hello', tempId: 't-1', sender_id: 7 }],
    ['t-2', { eventName: 'bare' }, 'SupportMessageSent', { message: 'Hello', tempId: 't-2' }],
    ['t-3', { payload: 'nested' }, 'App\\Events\\SupportMessageSent', { message: { message: 'Hello', tempId: 't-3' } }],
  ])('of %s with %j is named and shaped so', async (tempId, change, name, payload) => {
    await set(change);
    const { until } = await listen();
    await send('Hello', tempId);
    expect(await until(1)).toMatchObject([[name, payload]]);
  });

  test('and its answer have no temp id where the server ignores it', async () => {
    await set({ tempIds: 'ignored' });
    const { until } = await listen();
    expect((await send('Hello', 't-1')).tempId).toBeNull();
    expect((await until(1))[0]?.[1]).not.toHaveProperty('tempId');
  });

  test('comes on the public channel once the configuration for the portal says so', async () => {
    const realtime = async () => ((await (await sandbox.fetch('/config.json')).json()) as { realtime: object }).realtime;
    expect(await realtime()).not.toHaveProperty('ticketChannel');
    await set({ ticketChannel: 'public' });
    expect(await realtime()).toHaveProperty('ticketChannel', 'public');
    const { texts } = await listen('support.ticket.42');
    await send('In public');
    expect(await texts(1)).toEqual(['In public']);
  });

  test('comes from the traveler, who writes as the one who opened the ticket', async () => {
    const { until } = await listen();
    await write('Still there?');
    expect((await until(1))[0]?.[1]).toMatchObject({ message: 'Still there?', sender_id: 301, sender_type: 'user' });
    expect((await write('To nobody', 9999)).status).toBe(422);
  });

  test('of the traveler notifies the partner, unless it is quiet', async () => {
    const newest = async () => (await sandbox.client(token).call(notificationEndpoints.list))[0];
    await write('Still there?');
    const notified = await newest();
    expect(notified).toMatchObject({ title: 'New message from Emma Dahl', message: 'Still there?', url: '/support/chatsupport/42' });
    sandbox.pass(1000);
    await sandbox.post('/sandbox/traveler', { ticketId: 42, message: 'Psst', isQuiet: true });
    expect(await newest()).toEqual(notified);
  });

  test('is lost so often, and twice so often', async () => {
    const { texts } = await listen();
    await set({ events: { lose: 1, double: 1 } });
    for (const text of ['one', 'two', 'three']) await send(text);
    expect(await texts(3)).toEqual(['two', 'two', 'three']);
    expect((await stored()).slice(-3)).toEqual(['one', 'two', 'three']);
  });

  test('is delayed past its answer', async () => {
    const { texts } = await listen();
    await set({ events: { delayMs: 100 } });
    const start = performance.now();
    await send('late');
    expect(await texts(1)).toEqual(['late']);
    expect(performance.now() - start).toBeGreaterThanOrEqual(95);
  });

  test('is held and released in another order, twice, or not at all', async () => {
    const { texts } = await listen();
    await set({ events: { hold: true } });
    for (const text of ['a', 'b', 'c']) await send(text);
    expect(await (await sandbox.fetch('/sandbox/state')).json()).toMatchObject({ chat: { heldEvents: 3, heldAnswers: 0 } });
    await release({ events: [2, 0, 2] });
    expect(await texts(3)).toEqual(['c', 'a', 'c']);
  });

  test('that is held leaves, in its order, once nothing is held any longer', async () => {
    const { texts } = await listen();
    await set({ events: { hold: true } });
    for (const text of ['a', 'b']) await send(text);
    await set({ events: { hold: false } });
    expect(await texts(2)).toEqual(['a', 'b']);
  });
});

describe('the answer to a sent message', () => {
  test('is lost so often, though the message is stored', async () => {
    await set({ answers: { lose: 1 } });
    expect((await problemOfCall(send('lost'))).kind).toBe('unreachable');
    expect((await send('found')).message).toBe('found');
    expect((await stored()).slice(-2)).toEqual(['lost', 'found']);
  });

  test('is delayed past its event', async () => {
    const { until } = await listen();
    await set({ answers: { delayMs: 100 } });
    const order: string[] = [];
    const answered = send('slow').then(() => order.push('answer'));
    await until(1);
    order.push('event');
    await answered;
    expect(order).toEqual(['event', 'answer']);
  });

  test('is held and released in another order, or not at all', async () => {
    const { until } = await listen();
    await set({ answers: { hold: true } });
    const order: string[] = [];
    const sent = ['a', 'b', 'c'].map(async (text, index) => {
      await until(index);
      return send(text).then(
        () => void order.push(text),
        () => void order.push(`${text} lost`),
      );
    });
    await until(3);
    await release({ answers: [2, 0] });
    await Promise.all(sent);
    expect(order.toSorted()).toEqual(['a', 'b lost', 'c']);
  });
});

test('the traveler answers each message while the switch is on', async () => {
  const { until } = await listen();
  await set({ travelerAnswers: true });
  await send('Are you there?');
  const [, answer] = await until(2);
  expect(answer?.[1]).toMatchObject({ sender_id: 301, sender_type: 'user' });
});

test('a half-open socket receives nothing and is not heard, and stays open', async () => {
  const half = await listen();
  expect(await (await sandbox.post('/sandbox/freeze-sockets', {})).json()).toEqual({ message: '1 socket is half-open.' });
  const whole = await listen();
  await send('Only one hears it');
  expect(await whole.texts(1)).toEqual(['Only one hears it']);
  let isAnswered = false;
  half.client.connection.bind('message', () => (isAnswered = true));
  half.client.connection.send_event('pusher:ping', {});
  whole.client.connection.send_event('pusher:ping', {});
  await next(whole.client.connection, 'message');
  expect([isAnswered, half.client.connection.state]).toEqual([false, 'connected']);
});

test('a message that arrives again with its temporary id is stored and broadcast once', async () => {
  const { until } = await listen();
  const sent = await send('Sent once', 'again-1');
  expect((await send('Sent once', 'again-1')).id).toBe(sent.id);
  await send('The next one', 'again-2');
  expect((await until(2)).map(([, { tempId }]) => tempId)).toEqual(['again-1', 'again-2']);
  expect((await stored()).filter((text) => text === 'Sent once')).toHaveLength(1);
});

test.each([[null], [{ eventName: 'Other' }], [{ events: { lose: -1 } }], [{ answers: 1 }], [{ travelerAnswers: 'yes' }]])('%j is refused and changes nothing', async (change) => {
  expect((await set(change as never)).status).toBe(422);
  expect(await (await set({})).json()).toEqual(noChatSwitches);
});

test.each([[{ events: 'all' }], [{ answers: [-1] }]])('nothing is released by %j', async (order) => {
  expect((await release(order)).status).toBe(422);
});

test('starting over ends what is under way', async () => {
  await set({ travelerAnswers: true, answers: { hold: true }, events: { hold: true } });
  const sent = problemOfCall(send('Before'));
  await expect.poll(async () => ((await (await sandbox.fetch('/sandbox/state')).json()) as { chat: { heldAnswers: number } }).chat.heldAnswers).toBe(1);
  await sandbox.post('/sandbox/reset', {});
  expect((await sent).kind).toBe('unreachable');
  expect(await (await set({})).json()).toEqual(noChatSwitches);
  token = await tokenOf(sandbox);
  expect(await stored()).toHaveLength(5);
});

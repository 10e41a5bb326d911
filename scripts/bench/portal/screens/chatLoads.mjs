import { median } from '../../figures.mjs';
import { KEY_PAUSE_MS, longestKey } from '../measure/typing.mjs';
import { heapData } from '../../../heapData.mjs';
import { heapOf } from '../measure/visit.mjs';

const ticket = { id: 42, channel: 'private-support.ticket.42', link: 'tbody a[href$="/chatsupport/42"]' };
const CHAT = `/support/chatsupport/${ticket.id}`;
const log = 'main [role=log]';
const field = 'main textarea';

const MESSAGES = 10_000;
const EVERY_MS = 100;
const BATCH = 20;
/** Higher than the id of any stored message. */
const FIRST_EVENT = 1_000_000;
/** Cycles before the heap is first measured, because compiled code and filling caches are not growth. */
const WARM_UP = 20;
const CYCLES = 1000;
const PARTS = 4;

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Answers with a thread of this many messages, a quarter of an hour apart. */
async function fillThread(page, count) {
  await page.route(`**/api/support-tickets/${ticket.id}/messages`, async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const [first] = data.messages;
    const at = (place) => new Date(Date.UTC(2026, 10, 20) - (count - place) * 900_000).toISOString();
    const messages = Array.from({ length: count }, (_, place) => ({ ...first, id: place + 1, message: `Message ${place + 1}`, created_at: at(place) }));
    await route.fulfill({ response, json: { data: { ...data, messages } } });
  });
}

/** Whether the page shows the result of each press. They run in the page. */
const rowIs = (text) => [...document.querySelectorAll('main [role=log] [data-key]')].some((row) => row.textContent.includes(text));
const fieldIs = (text) => document.querySelector('main textarea')?.value === text;

/** One round: opens a thread of 10,000 messages from the list of tickets, and types. */
export function measureLongThread(withVisit) {
  return withVisit(async (visit) => {
    const { page } = visit;
    await fillThread(page, MESSAGES);
    await page.goto('/support');
    await page.locator(ticket.link).first().waitFor();
    const figures = { 'thread of 10,000 messages, from the list': [await visit.press({ click: ticket.link, isReached: rowIs, expected: `Message ${MESSAGES}` })] };
    figures.nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    figures['messages in the document'] = await page.locator(`${log} [data-key]`).count();
    await page.locator(field).click();
    figures['a key to its letter'] = [];
    for (const text of ['N', 'No', 'Noo', 'Noon']) figures['a key to its letter'].push(await visit.press({ key: text.at(-1), isReached: fieldIs, expected: text }));
    return figures;
  });
}

/** Runs before the page's scripts: records every task of over 50 ms. */
function watchTasks() {
  window.benchTasks = [];
  new PerformanceObserver((list) => window.benchTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
}

/** Calls back with each message of the ticket's channel that a socket receives. */
function onFrames(page, onFrame) {
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes(ticket.channel)) onFrame(String(payload));
    }),
  );
}
const isSubscription = (frame) => frame.includes('subscription_succeeded') && frame.includes(ticket.channel);

/**
 * Intercepts the page's socket. Resolves to a function that sends the page an event, once the ticket's channel is subscribed. The
 * sandbox would need its own processor to store 200 messages a second.
 */
async function joinSocket(page) {
  let join;
  const joined = new Promise((resolve) => {
    join = resolve;
  });
  await page.routeWebSocket(/\/app\//, (route) => {
    const server = route.connectToServer();
    route.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      route.send(message);
      if (isSubscription(String(message))) join((event, data) => route.send(JSON.stringify({ event, channel: ticket.channel, data: JSON.stringify(data) })));
    });
  });
  return { joined };
}

/** Sends 200 messages a second until a given time; late ones go with the next. Returns their number. */
async function flood(send, until) {
  let sent = 0;
  for (let due = performance.now(); due < until; due += EVERY_MS) {
    for (let place = 0; place < BATCH; place += 1) {
      sent += 1;
      send('App\\Events\\SupportMessageSent', { id: FIRST_EVENT + sent, message: `Event ${sent}`, sender_id: 301, sender_type: 'user', created_at: new Date().toISOString(), status: 'sent', temp: false });
    }
    await wait(due + EVERY_MS - performance.now());
  }
  return sent;
}

/** Types until a given time. Returns the typed text. */
async function type(page, until) {
  let typed = '';
  while (performance.now() < until) {
    const key = 'abcdefghij'[typed.length % 10];
    await page.keyboard.press(key);
    typed += key;
    await wait(KEY_PAUSE_MS);
  }
  return typed;
}

/** 200 events a second arrive on the ticket's channel during typing, for a minute, or for 5 s in a quick run. */
export function measureEvents(withVisit, _, { isQuick }) {
  return withVisit(async ({ page }) => {
    const { joined } = await joinSocket(page);
    await page.addInitScript(watchTasks);
    await page.goto(CHAT);
    await page.locator(field).click();
    const send = await joined;
    const rows = page.locator(`${log} [aria-setsize]`);
    const sizeOf = async () => Number(await rows.last().getAttribute('aria-setsize'));
    const before = await sizeOf();
    await page.evaluate(() => {
      window.benchTasks.length = 0;
      window.benchEvents.length = 0;
    });
    const until = performance.now() + (isQuick ? 5000 : 60_000);
    const [sent, typed] = await Promise.all([flood(send, until), type(page, until)]);
    await page.waitForFunction(rowIs, `Event ${sent}`);
    const lost = before + sent - (await sizeOf());
    const longest = await page.evaluate(() => Math.max(0, ...window.benchTasks));
    return {
      'events sent': sent,
      'events lost': lost,
      'letters lost': typed.length - (await page.locator(field).inputValue()).length,
      'longest task, ms': longest,
      'longest from a key to its paint, ms': await longestKey(page),
    };
  });
}

/** These run in the page. */
const clickLink = (selector) => document.querySelector(selector).click();
const goBack = () => history.back();
const isThere = (selector) => document.querySelector(selector) !== null;

const channelsOf = async (page) => (await (await page.request.get('/sandbox/state')).json()).realtime.subscriptions;

/** The subscribed channels, once there are as many as wanted, else after 5 s. */
async function settledChannels(page, wanted) {
  const until = performance.now() + 5000;
  while (performance.now() < until && (await channelsOf(page)) !== wanted) await wait(50);
  return channelsOf(page);
}

/** Opens a ticket's chat from the list until its channel is subscribed, and leaves it again, 1,000 times. */
export function measureCycles(withVisit) {
  return withVisit(async (visit) => {
    const { page } = visit;
    let subscriptions = 0;
    let onSubscribed = () => {};
    onFrames(page, (frame) => {
      if (!isSubscription(frame)) return;
      subscriptions += 1;
      onSubscribed();
    });
    await page.goto('/support');
    await page.locator(ticket.link).first().waitFor();
    // The bell's own channel.
    const channels = await settledChannels(page, 1);
    async function cycle() {
      const subscribed = new Promise((resolve) => {
        onSubscribed = resolve;
      });
      await page.evaluate(clickLink, ticket.link);
      await Promise.all([subscribed, page.waitForFunction(isThere, `${log} [data-key]`)]);
      await page.evaluate(goBack);
      await page.waitForFunction(isThere, ticket.link);
    }
    async function heap() {
      await page.evaluate(() => {
        window.benchEvents.length = 0;
      });
      return { all: await heapOf(visit), data: (await heapData(visit.session)) / 1024 };
    }
    for (let count = 0; count < WARM_UP; count += 1) await cycle();
    const heaps = [await heap()];
    for (let count = 1; count <= CYCLES; count += 1) {
      await cycle();
      if (count % (CYCLES / PARTS) === 0) heaps.push(await heap());
    }
    const growth = (part) => heaps.slice(1).map((heap, place) => heap[part] - heaps[place][part]);
    return {
      cycles: CYCLES,
      'channels subscribed to': subscriptions - WARM_UP,
      'channels left over': (await settledChannels(page, channels)) - channels,
      'heap at first, kB': heaps[0].all,
      'heap kept by a quarter of the cycles, median, with compiled code, kB': median(growth('all')),
      'data kept by a quarter of the cycles, median, kB': median(growth('data')),
      'data kept by all cycles, kB': heaps.at(-1).data - heaps[0].data,
    };
  });
}

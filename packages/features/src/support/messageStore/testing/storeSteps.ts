import type { SupportMessage } from '@valise/contract';
import * as fc from 'fast-check';
import type { MessageStore } from '../messageStore.ts';
import type { ThreadRow } from '../rowsOf.ts';
import type { ServerModel } from './serverModel.ts';

export function check(isRight: boolean, failure: string) {
  if (!isRight) throw new Error(failure);
}

export const isOwn = ({ senderId }: SupportMessage) => senderId === '7';

const idOf = (server: ServerModel, key: string) =>
  server.stored.find(({ message, sentAs }) => message.id === key || sentAs === key)?.message.id;

/** By time, then by id. */
const inOrder = (server: ServerModel) =>
  server.stored
    .map(({ message }) => message)
    .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt) || Number(one.id) - Number(other.id))
    .map(({ id }) => id);

/** Failed texts that were not put back, sent again or received. */
export const lostTexts = (server: ServerModel) =>
  [...server.failed].filter((key) => !server.resolved.has(key) && !server.delivered.has(key));

/** Checks what must be true of the rows after every step. */
export function checkRows(server: ServerModel, rows: readonly Pick<ThreadRow, 'key' | 'text' | 'status'>[]) {
  const pending = rows.filter(({ status }) => status === 'pending').map(({ key }) => key);
  const confirmed = rows.filter(({ status }) => status !== 'pending');
  const ids = confirmed.map(({ key }) => idOf(server, key) ?? '');
  const inFlight = server.sends.map(({ sent }) => sent.tempId);

  check(new Set(rows.map(({ key }) => key)).size === rows.length, 'a key is shown twice');
  check(new Set(ids).size === ids.length, 'a message is shown twice');
  check(!ids.includes(''), 'a message is shown that the server does not have');
  check(String(ids) === String(inOrder(server).filter((id) => ids.includes(id))), `${ids} are not in order`);
  check(String(rows.slice(confirmed.length).map(({ key }) => key)) === String(pending), 'a temporary message is above a confirmed one');
  check(String(pending) === String([...server.written.keys()].filter((key) => pending.includes(key))), 'temporary messages are not in the order written');
  for (const key of pending) {
    check(inFlight.includes(key), `${key} is pending, and has its answer`);
    check(!ids.includes(idOf(server, key) ?? '-'), `${key} is shown beside the copy of the server`);
  }
  for (const key of inFlight)
    check(pending.includes(key) || server.delivered.has(key), `${key} is being sent and is not shown`);
  for (const key of server.delivered) check(ids.includes(idOf(server, key) ?? '-'), `the message of ${key} was received and is not shown`);

  for (const [id, key] of server.shown) check(confirmed.some((row) => row.key === key && idOf(server, key) === id), `${id} was shown and its row is gone`);
  for (const [place, id] of ids.entries()) server.shown.set(id, confirmed[place]!.key);
  for (const { message, sentAs } of server.stored) {
    if (!server.received.has(message.id)) continue;
    const mayWait = isOwn(message) && message.tempId === null && inFlight.length > 0 && !server.delivered.has(sentAs ?? '-');
    check(mayWait || ids.includes(message.id), `${message.id} was received and is not shown`);
  }
  for (const { key, text } of confirmed) {
    const { message } = server.stored.find(({ message }) => message.id === idOf(server, key))!;
    check(text === message.message, `${key} shows another text`);
  }
}

/** Checks what must be true of the store after every step. */
function checkSnapshot(server: ServerModel, store: MessageStore) {
  const { rows, unsent } = store.getSnapshot();
  checkRows(server, rows);
  const lost = lostTexts(server);
  check(String(unsent.map(({ key }) => key)) === String(lost), `${unsent.map(({ key }) => key)} are offered, and ${lost} failed`);
  for (const { key, text } of unsent) check(text === server.written.get(key), `the text of ${key} is another one`);
}

type Step = fc.Command<ServerModel, MessageStore>;
const step = (name: string, canRun: (server: ServerModel) => boolean, run: (server: ServerModel, store: MessageStore) => void): Step => ({
  check: (server) => canRun(server),
  run(server, store) {
    run(server, store);
    checkSnapshot(server, store);
  },
  toString: () => name,
});

const always = () => true;
const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length]!;
const index = fc.nat({ max: 12 });
/** Few seconds, so that messages often share one, and the clock also runs backwards. */
const second = fc.nat({ max: 4 });

function deliver(server: ServerModel, store: MessageStore, message: SupportMessage) {
  const before = store.getSnapshot();
  server.waiting.push(message);
  store.receiveEvent(message);
  check(store.getSnapshot() === before, 'an event is shown before the next frame');
}

/** Everything that can happen between a client and its server, one step at a time. */
export const storeSteps = [
  fc.constantFrom('Booked.', 'See you then.').map((text) =>
    step(`the user writes ${text}`, always, (server, store) => server.started(store.send(text))),
  ),
  fc.constant(step('the user sends blanks', always, (_, store) => check(store.send(' \n') === null, 'blanks are sent'))),
  second.map((at) => step(`the traveler writes at ${at}`, always, (server) => void server.store({}, at))),
  second.map((at) =>
    step(`the user writes elsewhere at ${at}`, always, (server) => void server.store({ senderId: '7' }, at, server.repeatsTempIds ? `other-${server.count}` : null)),
  ),
  fc.tuple(index, second, fc.boolean()).map(([place, at, isStored]) =>
    step(`the server ${isStored ? 'stores' : 'refuses'} a message (${place}, at ${at})`, ({ sends }) => sends.length > 0, (server) =>
      server.process(pick(server.sends, place), at, isStored),
    ),
  ),
  index.map((place) =>
    step(`an answer arrives (${place})`, ({ sends }) => sends.some(({ answer }) => answer !== null), (server, store) =>
      server.settle(pick(server.sends.filter(({ answer }) => answer !== null), place), store, false),
    ),
  ),
  index.map((place) =>
    step(`a request or its answer is lost (${place})`, ({ sends }) => sends.length > 0, (server, store) =>
      server.settle(pick(server.sends, place), store, true),
    ),
  ),
  index.map((place) =>
    step(`an event arrives (${place})`, ({ events }) => events.length > 0, (server, store) => {
      const message = pick(server.events, place);
      server.events.splice(server.events.indexOf(message), 1);
      deliver(server, store, message);
    }),
  ),
  index.map((place) =>
    step(`an event arrives again or late (${place})`, ({ stored, socket }) => socket === 'subscribed' && stored.length > 0, (server, store) =>
      deliver(server, store, pick(server.stored, place).message),
    ),
  ),
  fc.constant(
    step('a frame is painted', always, (server) => {
      const { renders } = server;
      server.frame();
      check(server.renders <= renders + 1, 'one frame renders twice');
    }),
  ),
  fc.constant(step('the thread is requested', always, (server, store) => server.requestThread(store))),
  index.map((place) =>
    step(`the server processes a thread request (${place})`, ({ threads }) => threads.length > 0, (server) => server.processThread(pick(server.threads, place))),
  ),
  index.map((place) =>
    step(`a thread arrives (${place})`, ({ threads }) => threads.some(({ messages }) => messages !== null), (server, store) =>
      server.deliverThread(pick(server.threads.filter(({ messages }) => messages !== null), place), store),
    ),
  ),
  index.map((place) =>
    step(`a thread request is lost (${place})`, ({ threads }) => threads.length > 0, (server) => void server.threads.splice(place % server.threads.length, 1)),
  ),
  index.map((place) =>
    step(`the server fails to deliver a message (${place})`, ({ stored }) => stored.some(({ message }) => isOwn(message)), (server) => {
      const failed = pick(server.stored.filter(({ message }) => isOwn(message)), place);
      failed.message = { ...failed.message, status: 'failed' };
    }),
  ),
  index.map((place) =>
    step(`a failed text is put back (${place})`, always, (server, store) => {
      const { unsent } = store.getSnapshot();
      if (unsent.length === 0) return;
      const { key } = pick(unsent, place);
      server.receiveWaiting();
      server.resolved.add(key);
      store.restore(key);
    }),
  ),
  index.map((place) =>
    step(`a failed text is sent again (${place})`, always, (server, store) => {
      const { unsent } = store.getSnapshot();
      if (unsent.length === 0) return;
      const { key, text } = pick(unsent, place);
      server.receiveWaiting();
      const sent = store.retry(key);
      check(server.delivered.has(key) === (sent === null), `${key} is sent again, and was received`);
      check(sent === null || sent.text === text, 'another text is sent again');
      if (sent !== null) server.resolved.add(key);
      server.started(sent);
    }),
  ),
  fc.constant(
    step('the socket is lost', ({ socket }) => socket !== 'down', (server) => {
      server.socket = 'down';
      server.events = [];
    }),
  ),
  fc.constant(step('the socket is connected', ({ socket }) => socket === 'down', (server) => void (server.socket = 'connected'))),
  fc.constant(
    step('the channel is subscribed', ({ socket }) => socket === 'connected', (server, store) => {
      server.socket = 'subscribed';
      server.requestThread(store);
    }),
  ),
];

/** Delivers everything that is pending and requests the thread once more; then the rows are the server's messages. */
export function deliverAll(server: ServerModel, store: MessageStore) {
  for (const request of server.sends.slice()) {
    server.process(request, 3, true);
    server.settle(request, store, false);
  }
  for (const message of server.events.splice(0)) deliver(server, store, message);
  server.requestThread(store);
  for (const request of server.threads.toReversed()) {
    server.processThread(request);
    server.deliverThread(request, store);
  }
  server.frame();
  checkSnapshot(server, store);
  checkAtRest(server, store.getSnapshot().rows);
}

/** Checks the rows once everything has arrived: they are the server's messages. */
export function checkAtRest(server: ServerModel, rows: readonly Pick<ThreadRow, 'key' | 'status'>[]) {
  check(!rows.some(({ status }) => status === 'pending'), 'in the end a message is pending');
  const shown = rows.map(({ key, status }) => `${idOf(server, key)} ${status}`);
  const stored = inOrder(server).map((id) => `${id} ${server.stored.find(({ message }) => message.id === id)?.message.status}`);
  check(String(shown) === String(stored), `in the end ${shown} are shown and ${stored} are stored`);
}

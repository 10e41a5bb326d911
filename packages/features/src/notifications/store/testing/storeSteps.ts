import * as fc from 'fast-check';
import type { NotificationStore } from '../notificationStore.ts';
import { aNotification } from './aNotification.ts';
import type { ServerModel } from './serverModel.ts';

function check(isRight: boolean, failure: string) {
  if (!isRight) throw new Error(failure);
}

/** Checks what must be true after every step. */
function checkSnapshot(server: ServerModel, store: NotificationStore) {
  const { items, hasFailed } = store.getSnapshot();
  const shown = items.map(({ id }) => id);
  const beingMarked = new Set(server.marks.flatMap(({ request }) => request.ids));
  check(new Set(shown).size === shown.length, 'an id is listed twice');
  for (const id of shown) {
    check(!beingMarked.has(id), `${id} is shown and being marked as read`);
    check(!server.receivedAsRead.has(id), `${id} is shown and was received as read`);
  }
  for (const id of server.received)
    check(!server.isUnread(id) || beingMarked.has(id) || shown.includes(id), `${id} is unread, was received and is not shown`);
  check(!hasFailed || shown.length > 0, 'nothing is shown that could have failed');
}

type Step = fc.Command<ServerModel, NotificationStore>;
const step = (
  name: string,
  canRun: (server: ServerModel) => boolean,
  run: (server: ServerModel, store: NotificationStore) => void,
): Step => ({
  check: (server) => canRun(server),
  run(server, store) {
    run(server, store);
    checkSnapshot(server, store);
  },
  toString: () => name,
});

const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length]!;
const index = fc.nat({ max: 12 });

/** Everything that can happen between a client and its server, one step at a time. */
export const storeSteps = [
  fc.constant(step('a notification is stored', () => true, (server) => server.add())),
  index.map((at) =>
    step(`an event arrives (${at})`, ({ events }) => events.length > 0, (server, store) => {
      const id = pick(server.events, at);
      server.events.splice(server.events.indexOf(id), 1);
      const wasShown = store.getSnapshot().items.some((item) => item.id === id);
      const isNew = store.receiveEvent(aNotification(id));
      const isFirstReceived = !server.received.has(id) && !server.receivedAsRead.has(id);
      server.received.add(id);
      check(!isNew || !wasShown, `${id} was shown and is called new`);
      check(!isFirstReceived || store.getSnapshot().items[0]?.id === id, `${id} is new and is not first`);
    }),
  ),
  index.map((at) =>
    step(`an event arrives again or late (${at})`, ({ stored, isConnected }) => isConnected && stored.length > 0, (server, store) => {
      const { id } = pick(server.stored, at);
      store.receiveEvent(aNotification(id));
      server.received.add(id);
    }),
  ),
  fc.constant(step('the list is requested', () => true, (server, store) => server.requestList(store))),
  index.map((at) =>
    step(`the server processes a list request (${at})`, ({ listRequests }) => listRequests.length > 0, (server) =>
      server.processList(pick(server.listRequests, at)),
    ),
  ),
  index.map((at) =>
    step(`a list response arrives (${at})`, ({ listRequests }) => listRequests.some(({ items }) => items !== null), (server, store) =>
      server.deliverList(pick(server.listRequests.filter(({ items }) => items !== null), at), store),
    ),
  ),
  index.map((at) =>
    step(`a list request is lost (${at})`, ({ listRequests }) => listRequests.length > 0, (server) => {
      server.listRequests.splice(at % server.listRequests.length, 1);
    }),
  ),
  index.map((at) =>
    step(`one is marked as read (${at})`, () => true, (server, store) => {
      const { items } = store.getSnapshot();
      if (items.length > 0) server.sendMarks([store.markRead(pick(items, at).id)]);
    }),
  ),
  index.map((at) =>
    step(`one is marked as read, with an immediate response (${at})`, () => true, (server, store) => {
      const { items } = store.getSnapshot();
      if (items.length === 0) return;
      const mark = { request: store.markRead(pick(items, at).id), hasSucceeded: null };
      server.processMark(mark, true);
      server.deliverMark(mark, store);
    }),
  ),
  fc.constant(step('all are marked as read', () => true, (server, store) => server.sendMarks([store.markAllRead()]))),
  fc.tuple(index, fc.boolean()).map(([at, hasSucceeded]) =>
    step(`the server ${hasSucceeded ? 'marks' : 'fails to mark'} (${at})`, ({ marks }) => marks.length > 0, (server) =>
      server.processMark(pick(server.marks, at), hasSucceeded),
    ),
  ),
  index.map((at) =>
    step(`a mark response arrives (${at})`, ({ marks }) => marks.some(({ hasSucceeded }) => hasSucceeded !== null), (server, store) =>
      server.deliverMark(pick(server.marks.filter(({ hasSucceeded }) => hasSucceeded !== null), at), store),
    ),
  ),
  fc.constant(step('what failed is retried', () => true, (server, store) => server.sendMarks(store.retry()))),
  index.map((at) =>
    step(`one is read elsewhere (${at})`, ({ stored }) => stored.length > 0, (server) => server.markRead([pick(server.stored, at).id])),
  ),
  fc.constant(
    step('the socket disconnects', ({ isConnected }) => isConnected, (server) => {
      server.isConnected = false;
      server.events = [];
    }),
  ),
  fc.constant(
    step('the socket reconnects', ({ isConnected }) => !isConnected, (server, store) => {
      server.isConnected = true;
      server.requestList(store);
    }),
  ),
];

/** Delivers every pending response and event, and requests the list once more; then the list equals the server's unread ones. */
export function deliverAll(server: ServerModel, store: NotificationStore) {
  for (const mark of server.marks.slice()) {
    server.processMark(mark, true);
    server.deliverMark(mark, store);
  }
  for (const id of server.events.splice(0)) store.receiveEvent(aNotification(id));
  server.requestList(store);
  for (const request of server.listRequests.toReversed()) {
    server.processList(request);
    server.deliverList(request, store);
  }
  const shown = store.getSnapshot().items.map(({ id }) => id);
  const unread = server.stored.filter(({ isRead }) => !isRead).map(({ id }) => id);
  check(String(shown) === String(unread), `in the end ${shown} are shown and ${unread} are unread`);
}

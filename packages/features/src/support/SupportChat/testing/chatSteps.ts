import * as fc from 'fast-check';
import { waitFor } from 'storybook/test';
import { checkAtRest, lostTexts } from '../../messageStore/testing/storeSteps.ts';
import type { ServerModel } from '../../messageStore/testing/serverModel.ts';
import type { ShownChat } from './shownChat.ts';

/** Checks often, because there are many steps. */
const SOON = { interval: 5 };

type Step = fc.AsyncCommand<ServerModel, ShownChat>;

const step = (name: string, canRun: (server: ServerModel) => boolean, run: (server: ServerModel, chat: ShownChat) => unknown): Step => ({
  check: (server) => canRun(server),
  async run(server, chat) {
    await run(server, chat);
    await waitFor(() => chat.check(), SOON);
  },
  toString: () => name,
});

const always = () => true;
const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length]!;
const index = fc.nat({ max: 12 });
const second = fc.nat({ max: 4 });

/** Runs an action that makes the container send requests, and waits until they have arrived. */
async function requesting(requests: readonly unknown[], act: () => void) {
  const before = requests.length;
  act();
  await waitFor(() => {
    if (requests.length === before) throw new Error('No request was sent.');
  }, SOON);
}

async function settle(server: ServerModel, chat: ShownChat, request: ServerModel['sends'][number], isLost: boolean) {
  const fails = isLost || request.answer === 'failed' || request.answer === null;
  if (!fails) return server.settle(request, chat.arrivals, false);
  // The container requests the thread again, because a failed message may have been stored.
  await requesting(server.threads, () => server.settle(request, chat.arrivals, true));
}

/** The steps of the store's model, done by a user on the screen and by the network behind it. */
export const chatSteps = [
  fc.constantFrom('Booked.', 'See you then.').map((text) =>
    step(`the user sends ${text}`, always, (server, chat) =>
      requesting(server.sends, () => {
        chat.type(text);
        chat.pressEnter();
      }),
    ),
  ),
  fc.constant(step('the user types', always, (_, chat) => chat.type('Half a sent'))),
  second.map((at) => step(`the traveler writes at ${at}`, always, (server) => server.store({}, at))),
  second.map((at) =>
    step(`the user writes elsewhere at ${at}`, always, (server) =>
      server.store({ senderId: '7', senderType: 'Partner' }, at, server.repeatsTempIds ? `other-${server.count}` : null),
    ),
  ),
  fc.tuple(index, second, fc.boolean()).map(([place, at, isStored]) =>
    step(`the server ${isStored ? 'stores' : 'refuses'} a message (${place}, at ${at})`, ({ sends }) => sends.length > 0, (server) =>
      server.process(pick(server.sends, place), at, isStored),
    ),
  ),
  index.map((place) =>
    step(`an answer arrives (${place})`, ({ sends }) => sends.some(({ answer }) => answer !== null), (server, chat) =>
      settle(server, chat, pick(server.sends.filter(({ answer }) => answer !== null), place), false),
    ),
  ),
  index.map((place) =>
    step(`a request or its answer is lost (${place})`, ({ sends }) => sends.length > 0, (server, chat) => settle(server, chat, pick(server.sends, place), true)),
  ),
  index.map((place) =>
    step(`an event arrives (${place})`, ({ events }) => events.length > 0, (server, chat) => {
      const message = pick(server.events, place);
      server.events.splice(server.events.indexOf(message), 1);
      chat.receiveEvent(message);
    }),
  ),
  index.map((place) =>
    step(`an event arrives again or late (${place})`, ({ stored, socket }) => socket === 'subscribed' && stored.length > 0, (server, chat) =>
      chat.receiveEvent(pick(server.stored, place).message),
    ),
  ),
  index.map((place) =>
    step(`the server processes a thread request (${place})`, ({ threads }) => threads.length > 0, (server) => server.processThread(pick(server.threads, place))),
  ),
  index.map((place) =>
    step(`a thread arrives (${place})`, ({ threads }) => threads.some(({ messages }) => messages !== null), (server, chat) =>
      server.deliverThread(pick(server.threads.filter(({ messages }) => messages !== null), place), chat.arrivals),
    ),
  ),
  index.map((place) =>
    step(`a thread request is lost (${place})`, ({ threads }) => threads.length > 0, (server, chat) => {
      const [lost] = server.threads.splice(place % server.threads.length, 1);
      chat.loseThread(lost!.requestedAt);
    }),
  ),
  fc.constant(
    step('a failed text is sent again', (server) => lostTexts(server).length > 0, (server, chat) => requesting(server.sends, () => chat.pressRetry())),
  ),
  fc.constant(
    step('the socket is lost', ({ socket }) => socket !== 'down', (server) => {
      server.socket = 'down';
      server.events = [];
    }),
  ),
  fc.constant(
    step('the socket is back and the channel subscribed', ({ socket }) => socket !== 'subscribed', (server, chat) => {
      server.socket = 'subscribed';
      return requesting(server.threads, () => chat.live.resync());
    }),
  ),
];

/** Delivers everything that is pending and requests the thread once more; then the rows are the server's messages. */
export async function deliverAll(server: ServerModel, chat: ShownChat) {
  for (const request of server.sends.slice()) {
    server.process(request, 3, true);
    await settle(server, chat, request, false);
  }
  for (const message of server.events.splice(0)) chat.receiveEvent(message);
  await requesting(server.threads, () => chat.live.resync());
  for (const request of server.threads.toReversed()) {
    server.processThread(request);
    server.deliverThread(request, chat.arrivals);
  }
  await waitFor(() => {
    chat.check();
    checkAtRest(server, chat.rows());
  }, SOON);
}

import type { Notification } from '@valise/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Intent, notificationRules, type NotificationRules } from './notificationRules.ts';
import { createNotificationStore, type NotificationStore } from './notificationStore.ts';

const aNotification = (id: string, isRead = false): Notification => ({
  id,
  readAt: isRead ? '2026-11-20T09:00:00Z' : null,
  title: `Title ${id}`,
  message: '',
  url: null,
});

interface Question {
  askedAt: number;
  /** What the server answered, on its way; null while it has not looked yet. */
  rows: readonly Notification[] | null;
}

/** Server, network and what this client has been told so far, all moved by hand. */
class World {
  /** Every notification there is, newest first. */
  server: { id: string; isRead: boolean }[] = [];
  events: string[] = [];
  questions: Question[] = [];
  requests: { intent: Intent; isRead: boolean | null }[] = [];
  isConnected = true;
  count = 0;
  newestAskedAt = 0;
  /** What the client has been told of, and what it has been told is read. */
  readonly learned = new Set<string>();
  readonly toldRead = new Set<string>();
  /** Whether the server lists those that were read. */
  readonly listsRead: boolean;

  constructor(listsRead: boolean) {
    this.listsRead = listsRead;
  }

  isUnread = (id: string) => this.server.some((kept) => kept.id === id && !kept.isRead);

  markRead(ids: readonly string[] | 'all') {
    for (const kept of this.server) if (ids === 'all' || ids.includes(kept.id)) kept.isRead = true;
  }

  list = () => this.server.filter(({ isRead }) => this.listsRead || !isRead).map(({ id, isRead }) => aNotification(id, isRead));

  send(intents: readonly Intent[]) {
    this.requests.push(...intents.map((intent) => ({ intent, isRead: null })));
  }

  ask(store: NotificationStore) {
    this.questions.push({ askedAt: store.asking(), rows: null });
  }

  look(question: Question) {
    question.rows ??= this.list();
  }

  answer(question: Question, store: NotificationStore) {
    this.questions = this.questions.filter((other) => other !== question);
    const rows = question.rows ?? [];
    if (question.askedAt >= this.newestAskedAt) {
      this.newestAskedAt = question.askedAt;
      for (const { id, readAt } of rows) (readAt === null ? this.learned : this.toldRead).add(id);
    }
    store.answered(question.askedAt, rows);
  }

  process(request: World['requests'][number], isHeard: boolean) {
    if (request.isRead !== null) return;
    request.isRead = isHeard;
    if (isHeard) this.markRead(request.intent.kind === 'all' ? 'all' : request.intent.ids);
  }

  settle(request: World['requests'][number], store: NotificationStore) {
    this.requests = this.requests.filter((other) => other !== request);
    if (request.isRead === true) for (const id of request.intent.ids) this.toldRead.add(id);
    store.settled(request.intent, request.isRead === true);
  }
}

function must(isRight: boolean, what: string) {
  if (!isRight) throw new Error(what);
}

/** What holds after every step. */
function holds(world: World, store: NotificationStore) {
  const { items, hasFailed } = store.getSnapshot();
  const shown = items.map(({ id }) => id);
  const askedFor = new Set(world.requests.flatMap(({ intent }) => intent.ids));
  must(new Set(shown).size === shown.length, 'an id has two rows');
  for (const id of shown) {
    must(!askedFor.has(id), `${id} is shown and being marked as read`);
    must(!world.toldRead.has(id), `${id} is shown and was said to be read`);
  }
  for (const id of world.learned)
    must(!world.isUnread(id) || askedFor.has(id) || shown.includes(id), `${id} is unread, was heard of and is not shown`);
  must(!hasFailed || shown.length > 0, 'nothing is shown that could have failed');
}

type Step = fc.Command<World, NotificationStore>;
const step = (name: string, can: (world: World) => boolean, run: (world: World, store: NotificationStore) => void): Step => ({
  check: (world) => can(world),
  run(world, store) {
    run(world, store);
    holds(world, store);
  },
  toString: () => name,
});
const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length]!;

const index = fc.nat({ max: 12 });
const steps = [
  fc.constant(
    step('something happens', () => true, (world) => {
      world.count += 1;
      const id = `n${world.count}`;
      world.server.unshift({ id, isRead: false });
      if (world.isConnected) world.events.push(id);
    }),
  ),
  index.map((at) =>
    step(`an event comes (${at})`, ({ events }) => events.length > 0, (world, store) => {
      const id = pick(world.events, at);
      world.events.splice(world.events.indexOf(id), 1);
      const shown = store.getSnapshot().items.some((item) => item.id === id);
      const isNew = store.heard(aNotification(id));
      const isFirstHeardOf = !world.learned.has(id) && !world.toldRead.has(id);
      world.learned.add(id);
      must(!isNew || !shown, `${id} was shown and is called new`);
      must(!isFirstHeardOf || store.getSnapshot().items[0]?.id === id, `${id} is new and does not stand first`);
    }),
  ),
  index.map((at) =>
    step(`an old event comes late (${at})`, ({ server, isConnected }) => isConnected && server.length > 0, (world, store) => {
      const { id } = pick(world.server, at);
      store.heard(aNotification(id));
      world.learned.add(id);
    }),
  ),
  fc.constant(step('the list is asked for', () => true, (world, store) => world.ask(store))),
  index.map((at) => step(`the server looks (${at})`, ({ questions }) => questions.length > 0, (world) => world.look(pick(world.questions, at)))),
  index.map((at) =>
    step(`an answer comes (${at})`, ({ questions }) => questions.some(({ rows }) => rows !== null), (world, store) =>
      world.answer(pick(world.questions.filter(({ rows }) => rows !== null), at), store),
    ),
  ),
  index.map((at) =>
    step(`a question is lost (${at})`, ({ questions }) => questions.length > 0, (world) => {
      world.questions.splice(at % world.questions.length, 1);
    }),
  ),
  index.map((at) =>
    step(`one is marked as read (${at})`, () => true, (world, store) => {
      const { items } = store.getSnapshot();
      if (items.length > 0) world.send([store.markRead(pick(items, at).id)]);
    }),
  ),
  index.map((at) =>
    step(`one is marked as read at once (${at})`, () => true, (world, store) => {
      const { items } = store.getSnapshot();
      if (items.length === 0) return;
      const request = { intent: store.markRead(pick(items, at).id), isRead: null };
      world.process(request, true);
      world.settle(request, store);
    }),
  ),
  fc.constant(step('all are marked as read', () => true, (world, store) => world.send([store.markAllRead()]))),
  fc.tuple(index, fc.boolean()).map(([at, isHeard]) =>
    step(`the server ${isHeard ? 'takes' : 'refuses'} it (${at})`, ({ requests }) => requests.length > 0, (world) =>
      world.process(pick(world.requests, at), isHeard),
    ),
  ),
  index.map((at) =>
    step(`its answer comes (${at})`, ({ requests }) => requests.some(({ isRead }) => isRead !== null), (world, store) =>
      world.settle(pick(world.requests.filter(({ isRead }) => isRead !== null), at), store),
    ),
  ),
  fc.constant(step('what failed is tried again', () => true, (world, store) => world.send(store.retry()))),
  index.map((at) =>
    step(`one is read elsewhere (${at})`, ({ server }) => server.length > 0, (world) => world.markRead([pick(world.server, at).id])),
  ),
  fc.constant(
    step('the socket is lost', ({ isConnected }) => isConnected, (world) => {
      world.isConnected = false;
      world.events = [];
    }),
  ),
  fc.constant(
    step('the socket is back', ({ isConnected }) => !isConnected, (world, store) => {
      world.isConnected = true;
      world.ask(store);
    }),
  ),
];

/** Everything under way arrives, and the list is asked for once more. */
function comeToRest(world: World, store: NotificationStore) {
  for (const request of world.requests.slice()) {
    world.process(request, true);
    world.settle(request, store);
  }
  for (const id of world.events.splice(0)) store.heard(aNotification(id));
  world.ask(store);
  for (const question of world.questions.toReversed()) {
    world.look(question);
    world.answer(question, store);
  }
  const shown = store.getSnapshot().items.map(({ id }) => id);
  const unread = world.server.filter(({ isRead }) => !isRead).map(({ id }) => id);
  must(String(shown) === String(unread), `at rest ${shown} are shown and ${unread} are unread`);
}

const alwaysRight = (rules: NotificationRules) =>
  fc.property(fc.boolean(), fc.commands(steps, { maxCommands: 40, size: 'max' }), (listsRead, commands) => {
    const model = new World(listsRead);
    const real = createNotificationStore(rules);
    fc.modelRun(() => ({ model, real }), commands);
    comeToRest(model, real);
  });

const RUNS = 2000;

test('the list is right after every step, in any order of answers, events and losses', { timeout: 60_000 }, () => {
  expect(() => fc.assert(alwaysRight(notificationRules), { numRuns: RUNS })).not.toThrow();
});

describe('a store is found out that', () => {
  const { merged, heard, settled } = notificationRules;
  const broken: [string, Partial<NotificationRules>][] = [
    ['shows one twice', { isKnown: () => false }],
    ['lets the read come back', { isOver: () => false }],
    ['believes an older answer', { isOutdated: () => false }],
    ['loses what it hears while it asks', { outlives: () => false }],
    ['keeps what was read elsewhere', { outlives: () => true }],
    ['shows what is being marked as read', { isVisible: () => true }],
    ['forgets what it was told', { settled: (known) => known }],
    ['removes the read but does not remember them', { settled: (known, intent) => ({ ...settled(known, intent), read: known.read }) }],
    ['puts new ones last', { heard: (known, item, moment) => ({ ...known, held: heard.call(notificationRules, known, item, moment).held.toReversed() }) }],
    ['starts over with each answer', { merged: (known, answer) => merged.call(notificationRules, { ...known, read: new Set<string>() }, answer) }],
    ['ignores what it hears', { heard: (known) => known }],
  ];

  test.each(broken)('%s', (_, rules) => {
    expect(fc.check(alwaysRight({ ...notificationRules, ...rules }), { numRuns: RUNS, endOnFailure: true }).failed).toBe(true);
  });
});

describe('what failed', () => {
  function withThree() {
    const store = createNotificationStore();
    store.answered(store.asking(), ['a', 'b', 'c'].map((id) => aNotification(id)));
    return store;
  }

  test('is back in its place and says so, until it is tried again', () => {
    const store = withThree();
    store.settled(store.markRead('b'), false);
    expect(store.getSnapshot()).toMatchObject({ items: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], hasFailed: true });
    const [again] = store.retry();
    expect(again).toEqual({ kind: 'one', ids: ['b'] });
    expect(store.getSnapshot()).toMatchObject({ items: [{ id: 'a' }, { id: 'c' }], hasFailed: false });
  });

  test('of all is tried again for all that is there by then', () => {
    const store = withThree();
    store.settled(store.markAllRead(), false);
    store.heard(aNotification('d'));
    expect(store.retry()).toEqual([{ kind: 'all', ids: ['d', 'a', 'b', 'c'] }]);
  });

  test('is forgotten when the server lists it no more, or a later wish covers it', () => {
    const [gone, covered] = [withThree(), withThree()];
    gone.settled(gone.markRead('b'), false);
    gone.answered(gone.asking(), [aNotification('a')]);
    expect(gone.getSnapshot().hasFailed).toBe(false);
    covered.settled(covered.markRead('b'), false);
    covered.settled(covered.markAllRead(), true);
    expect(covered.getSnapshot()).toMatchObject({ items: [], hasFailed: false });
  });
});

import type { Page } from '@playwright/test';
import { expect, Portal, type Sandbox, test } from '../helpers/fixtures.ts';

type Writer = 'one' | 'other' | 'traveler';

/** When every socket is dropped: before the messages are written, or before their events and answers arrive. */
type Drop = 'before writing' | 'before arriving' | null;

/**
 * The messages to write, and the order in which their events and answers arrive: indexes of held ones, an event also twice. A
 * missing index is lost.
 */
interface Interleaving {
  writers: readonly Writer[];
  events: readonly number[];
  answers: readonly number[];
  isAnsweredFirst: boolean;
  drop: Drop;
}

const all = [0, 1, 2];
const delivered = [all, [2, 1, 0], [1, 2, 0], [0, 0, 1, 2, 2], [2, 0, 1, 0]];
const writing: readonly (readonly Writer[])[] = [['one', 'traveler', 'other'], ['traveler', 'one', 'traveler']];
const swapped = { answers: [1, 0], drop: null };
const fixed: readonly Interleaving[] = [
  ...writing.flatMap((writers) => delivered.map((events, place) => ({ ...swapped, writers, events, isAnsweredFirst: place % 2 === 0 }))),
  { ...swapped, writers: writing[0]!, events: [2, 1, 0], isAnsweredFirst: false },
  { ...swapped, writers: ['one', 'one', 'one'], events: [1, 0], answers: [2, 0, 1], isAnsweredFirst: true },
  { ...swapped, writers: ['one', 'one', 'one'], events: all, answers: [2], isAnsweredFirst: true },
  { ...swapped, writers: ['one', 'one', 'one'], events: all, answers: [], isAnsweredFirst: false },
  { ...swapped, writers: ['one', 'other', 'one'], events: [], answers: [], isAnsweredFirst: true },
  { ...swapped, writers: ['traveler', 'other', 'traveler'], events: [2], isAnsweredFirst: false },
  { writers: writing[0]!, events: all, answers: [0, 1], isAnsweredFirst: true, drop: 'before writing' },
  { writers: writing[0]!, events: [1, 0, 2], answers: [1], isAnsweredFirst: false, drop: 'before writing' },
  { writers: writing[1]!, events: all, answers: [0], isAnsweredFirst: false, drop: 'before arriving' },
  { writers: ['one', 'one', 'other'], events: [0], answers: [], isAnsweredFirst: true, drop: 'before arriving' },
];

/** Numbers from 0 to 1; the same seed gives the same numbers (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function anInterleaving(random: () => number): Interleaving {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  const shuffled = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ index, key: random() })).toSorted((a, b) => a.key - b.key).map(({ index }) => index);
  const writers = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick<Writer>(['one', 'other', 'traveler']));
  const kept = (indexes: readonly number[]) => (random() < 0.25 ? indexes.filter(() => random() < 0.5) : indexes);
  const events = kept(shuffled(writers.length));
  const drops: readonly Drop[] = ['before writing', 'before arriving', null, null, null, null, null, null];
  return {
    writers,
    events: events.length > 0 && random() < 0.4 ? [...events, pick(events)] : events,
    answers: kept(shuffled(3)),
    isAnsweredFirst: random() < 0.5,
    drop: pick(drops),
  };
}

/** The messages of an interleaving on a page, in the page's order. */
const shownOf = (page: Page, run: number) =>
  page
    .getByRole('log', { name: 'Messages with Emma Dahl' })
    .evaluate((log, mark) => [...(log.textContent ?? '').matchAll(mark)].map(([text]) => text), new RegExp(`Message ${run}\\.\\d of (?:one|other|traveler)`, 'g'));

/** Records messages that a page shows twice at any moment, even for one frame. */
const watchForRepeated = (page: Page) =>
  page.getByRole('log', { name: 'Messages with Emma Dahl' }).evaluate((log) => {
    const repeated: string[] = [];
    Object.assign(window, { repeated });
    new MutationObserver(() => {
      const shown = [...(log.textContent ?? '').matchAll(/Message \d+\.\d of (?:one|other|traveler)/g)].map(([text]) => text);
      repeated.push(...shown.filter((text, index) => shown.indexOf(text) !== index));
    }).observe(log, { childList: true, subtree: true, characterData: true });
  });
const repeatedOf = (page: Page) => page.evaluate(() => (window as unknown as { repeated: string[] }).repeated);

async function openBoth(portal: Portal, other: Page, sandbox: Sandbox) {
  await portal.signIn('/support/chatsupport/42');
  await new Portal(other).signIn('/support/chatsupport/42');
  for (const each of [portal.page, other]) await expect(each.getByPlaceholder('Type something here')).toBeVisible();
  await bothSubscribed(sandbox);
  for (const each of [portal.page, other]) await watchForRepeated(each);
}

const bothSubscribed = (sandbox: Sandbox) =>
  expect.poll(async () => (await sandbox.realtime()).subscriptions, 'both are subscribed to the ticket and to their bell').toBe(4);

interface Run {
  pages: Record<'one' | 'other', Page>;
  sandbox: Sandbox;
  number: number;
  interleaving: Interleaving;
  /** Describes an interleaving in the message of a failure. */
  description: string;
}

async function writeAll({ pages, sandbox, interleaving, description }: Run, texts: readonly string[]) {
  for (const [index, writer] of interleaving.writers.entries()) {
    if (writer === 'traveler') await sandbox.writeAsTraveler('42', texts[index]!, { isQuiet: true });
    else {
      const field = pages[writer].getByPlaceholder('Type something here');
      await field.fill(texts[index]!);
      await field.press('Enter');
      await expect(pages[writer].getByRole('log').getByText(texts[index]!), `a message is shown while it is sent: ${description}`).toHaveCount(1);
    }
    await expect.poll(async () => (await sandbox.chat()).heldEvents, description).toBe(index + 1);
  }
}

async function play(run: Run) {
  const { pages, sandbox, number, interleaving, description } = run;
  const { writers, events, answers, isAnsweredFirst, drop } = interleaving;
  const texts = writers.map((writer, index) => `Message ${number}.${index} of ${writer}`);
  await sandbox.setChat({ events: { hold: true }, answers: { hold: true } });
  if (drop === 'before writing') await sandbox.dropSockets();
  await writeAll(run, texts);
  if (drop === 'before arriving') await sandbox.dropSockets();
  const sent = writers.filter((writer) => writer !== 'traveler').length;
  const releases = [() => sandbox.release({ events }), () => sandbox.release({ answers: answers.filter((index) => index < sent) })];
  for (const release of isAnsweredFirst ? releases.toReversed() : releases) await release();
  // Lost messages arrive with the next connection.
  if (drop === null && new Set(events).size < writers.length) await sandbox.dropSockets();
  for (const each of Object.values(pages)) {
    await expect.poll(() => shownOf(each, number), description).toEqual(texts);
    await expect(each.getByRole('log').getByText('Pending'), `nothing is pending at rest: ${description}`).toHaveCount(0);
    await expect(each.getByRole('button', { name: 'Retry' }), `what was received is not offered again: ${description}`).toHaveCount(0);
    expect(await repeatedOf(each), `nothing is shown twice at any moment: ${description}`).toEqual([]);
  }
  await bothSubscribed(sandbox);
}

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const random = randomFrom(seed);
const randomOnes = Array.from({ length: 50 }, () => anInterleaving(random));

for (const [name, interleavings] of [['20 kept', fixed], ['50 random', randomOnes]] as const) {
  test.describe(`${name} interleavings`, () => {
    test.use({ expectedConsole: /^A message could not be sent|Failed to load resource|ERR_EMPTY_RESPONSE|WebSocket/ });

    test('two browsers show a ticket as the server has it, whatever is late, doubled or lost on the way', async ({ page, portal, browser, sandbox, baseURL }) => {
      test.setTimeout(600_000);
      console.warn(`Interleavings: ${name}, SEED=${seed}`);
      expect(interleavings).toHaveLength(Number.parseInt(name, 10));
      const context = await browser.newContext({ baseURL });
      const other = await context.newPage();
      await openBoth(portal, other, sandbox);
      for (const [number, interleaving] of interleavings.entries()) {
        const description = `seed ${seed}, interleaving ${number}: ${JSON.stringify(interleaving)}`;
        await play({ pages: { one: page, other }, sandbox, number, interleaving, description });
      }
      await context.close();
    });
  });
}

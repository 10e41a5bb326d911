import type { Page } from '@playwright/test';
import { expect, Portal, test } from './fixtures.ts';

type Writer = 'one' | 'other' | 'traveler';

/** What is written, and in which order its events and answers arrive: indexes into what is held, an event also twice. */
interface Interleaving {
  writers: readonly Writer[];
  events: readonly number[];
  answers: readonly number[];
  isAnsweredFirst: boolean;
}

const orders = [[0, 1, 2], [2, 1, 0], [1, 2, 0], [0, 0, 1, 2, 2], [2, 0, 1, 0]];
const writers: readonly (readonly Writer[])[] = [['one', 'traveler', 'other'], ['traveler', 'one', 'traveler']];
const fixed: readonly Interleaving[] = writers.flatMap((writing) =>
  orders.flatMap((events) => [true, false].map((isAnsweredFirst) => ({ writers: writing, events, answers: [1, 0], isAnsweredFirst }))),
);

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
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
  const writing = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick<Writer>(['one', 'other', 'traveler']));
  const events = shuffled(writing.length);
  return { writers: writing, events: random() < 0.4 ? [...events, pick(events)] : events, answers: shuffled(3), isAnsweredFirst: random() < 0.5 };
}

/** The messages of an interleaving that a page shows, in its order. */
const shownOf = (page: Page, run: number) =>
  page
    .getByRole('log', { name: 'Messages with Emma Dahl' })
    .evaluate((log, mark) => [...(log.textContent ?? '').matchAll(mark)].map(([text]) => text), new RegExp(`Message ${run}\\.\\d of (?:one|other|traveler)`, 'g'));

/** Collects what a page shows twice at any moment, also for one frame. */
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

test('two browsers show a ticket as the server has it, however events and answers interleave', async ({ page, portal, browser, sandbox, baseURL }) => {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  console.warn(`Interleavings: SEED=${seed}`);
  const random = randomFrom(seed);
  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await portal.signIn('/support/chatsupport/42');
  await new Portal(other).signIn('/support/chatsupport/42');
  const pages: Record<'one' | 'other', Page> = { one: page, other };
  for (const each of Object.values(pages)) await expect(each.getByPlaceholder('Type something here')).toBeVisible();
  await expect.poll(async () => (await sandbox.realtime()).subscriptions, 'both are subscribed to the ticket and to their bell').toBe(4);

  for (const each of Object.values(pages)) await watchForRepeated(each);

  const all = [...fixed, ...Array.from({ length: 50 }, () => anInterleaving(random))];
  for (const [run, { writers, events, answers, isAnsweredFirst }] of all.entries()) {
    const description = `seed ${seed}, interleaving ${run}: ${JSON.stringify(all[run])}`;
    const texts = writers.map((writer, index) => `Message ${run}.${index} of ${writer}`);
    await sandbox.setChat({ events: { hold: true }, answers: { hold: true } });
    for (const [index, writer] of writers.entries()) {
      if (writer === 'traveler') await sandbox.writeAsTraveler('42', texts[index]!, { isQuiet: true });
      else {
        const field = pages[writer].getByPlaceholder('Type something here');
        await field.fill(texts[index]!);
        await field.press('Enter');
        await expect(pages[writer].getByRole('log', { name: 'Messages with Emma Dahl' }).getByText(texts[index]!), `a message is shown while it is sent: ${description}`).toHaveCount(1);
      }
      await expect.poll(async () => (await sandbox.chat()).heldEvents, description).toBe(index + 1);
    }
    const sent = writers.filter((writer) => writer !== 'traveler').length;
    const releases = [() => sandbox.release({ events }), () => sandbox.release({ answers: answers.filter((index) => index < sent) })];
    for (const release of isAnsweredFirst ? releases.toReversed() : releases) await release();
    for (const each of Object.values(pages)) {
      await expect.poll(() => shownOf(each, run), description).toEqual(texts);
      expect(await repeatedOf(each), `nothing is shown twice at any moment: ${description}`).toEqual([]);
    }
  }
  await context.close();
});

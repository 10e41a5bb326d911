// Measures the built portal, under its own headers, beside three of its screens by hand: the two sides alternately, each round in new
// profiles. A figure is the median of the rounds, with minimum and maximum; a round's figure is the mean of its presses.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../../chromium.mjs';
import { root } from '../../workspace.mjs';
import { median } from '../figures.mjs';
import { withSandbox } from '../withSandbox.mjs';
import { copyPortal, writePage } from './byHand/writePages.mjs';
import { readChat } from './byHand/readChat.mjs';
import { readProducts } from './byHand/readProducts.mjs';
import { countTrace, traced } from './measure/trace.mjs';
import { signedIn, withVisit } from './measure/visit.mjs';
import { measureChat } from './screens/chat.mjs';
import { measureCycles, measureEvents, measureLongThread } from './screens/chatLoads.mjs';
import { measureNotifications } from './screens/notifications.mjs';
import { measureOddProducts } from './screens/oddProducts.mjs';
import { measureProduct } from './screens/product.mjs';
import { measureProducts } from './screens/products.mjs';
import { measureQueue } from './screens/queue.mjs';
import { measureSettings } from './screens/settings.mjs';
import { measureSignIn, readSignIn } from './screens/signIn.mjs';
import { measureWhole } from './screens/whole.mjs';
import { measureOrder, measureOrders, measureRefunds, measureTickets } from './screens/work.mjs';

export const port = Number(process.env.BENCH_PORT ?? 4195);
/** Lists with 1,000 and 50,000 records. A quick run measures one of them. */
const inTwoSizes = (name, records, { quickTotal = 1000, ...screen }) =>
  [1000, 50_000].map((total, place) => ({
    ...screen,
    name: `${name}, ${total.toLocaleString('en-US')} ${records}`,
    place,
    total,
    counts: { [records]: total },
    isLeftOut: total !== quickTotal,
  }));
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The screens to measure. `counts` is how many records the sandbox has. `read` returns the markup of the page by hand; without it
 * only the portal is measured. Long measurements run in one round, and a quick run omits some.
 */
const screens = {
  'sign-in': [{ name: 'Sign-in', read: readSignIn, measure: measureSignIn, isSignedOut: true }],
  products: inTwoSizes('Product list', 'products', { read: readProducts, measure: measureProducts, quickTotal: 50_000 }),
  product: [{ name: 'Product', measure: measureProduct }],
  orders: inTwoSizes('Order list', 'orders', { measure: measureOrders }),
  order: [{ name: 'Order', measure: measureOrder }],
  refunds: inTwoSizes('Refunds', 'refunds', { measure: measureRefunds }),
  tickets: [{ name: 'Tickets, 1,000 tickets', measure: measureTickets }],
  queue: [{ name: 'Dashboard, queue of 500 orders', measure: measureQueue }],
  settings: [{ name: 'Settings', measure: measureSettings }],
  chat: [
    { name: 'Chat', read: readChat, measure: measureChat },
    { name: 'Chat, a thread of 10,000 messages', measure: measureLongThread },
    { name: 'Chat, 200 events a second', measure: measureEvents, isLong: true },
    { name: 'Chat, opened and left', measure: measureCycles, isLong: true, isLeftOut: true },
  ],
  whole: [{ name: 'Whole at once', measure: measureWhole }],
  odd: [{ name: 'Product list, 50,000 odd products', measure: measureOddProducts }],
  notifications: [{ name: 'Product list, 200 notifications a second', measure: measureNotifications }],
};
export const screenNames = Object.keys(screens);

function summary(values) {
  return { median: median(values), least: Math.min(...values), most: Math.max(...values) };
}

/** The rounds of a side by step: a press has `cpu`, `state` and `paint`, a plain figure has `value`. */
function summarise(rounds) {
  const steps = {};
  for (const step of Object.keys(rounds[0])) {
    const ofRounds = rounds.map((round) => round[step]);
    if (!Array.isArray(ofRounds[0])) steps[step] = { value: summary(ofRounds) };
    else {
      const part = (name) => summary(ofRounds.map((presses) => mean(presses.map((press) => press[name]))));
      steps[step] = { cpu: part('cpu'), state: part('state'), paint: part('paint') };
    }
  }
  return steps;
}

/** A visit that traces its presses into files that DevTools opens. */
function tracedVisit({ visit, browser, side, folder, traces }) {
  const press = async (options) => {
    const { result, trace } = await traced(browser, visit.page, () => visit.press(options));
    const file = join(folder, `${traces.length + 1}-${side}.json`);
    writeFileSync(file, trace);
    traces.push({ side, press: options.click ?? options.key, file, counts: countTrace(trace) });
    return result;
  };
  return { ...visit, press };
}

async function measureScreen({ name, place, total, counts, read, measure, isSignedOut, isLong = false }, { browser, rounds, presses, isQuick, isTraced }) {
  const folder = join(root, 'test-results/bench', name);
  if (isTraced) mkdirSync(folder, { recursive: true });
  const directory = join(mkdtempSync(join(tmpdir(), 'valise-bench-')), 'portal');
  const traces = [];
  try {
    copyPortal(directory);
    return await withSandbox({ port, portal: directory, ...counts }, async (address) => {
      const storageState = isSignedOut ? undefined : await signedIn(address);
      const open = (work) => withVisit(browser, { baseURL: address, storageState }, work);
      if (read !== undefined) writePage(directory, await open(({ page }) => read(page)));
      const sides = read === undefined ? ['portal'] : ['byHand', 'portal'];
      const measured = { byHand: [], portal: [] };
      for (let round = 0; round < (isLong ? 1 : rounds); round += 1) {
        for (const side of sides) {
          const openTraced = (work) => open((visit) => work(tracedVisit({ visit, browser, side, folder, traces })));
          measured[side].push(await measure(isTraced ? openTraced : open, side, { total, presses, isQuick }));
        }
      }
      const portal = summarise(measured.portal);
      const byHand = read === undefined ? {} : summarise(measured.byHand);
      const steps = Object.fromEntries(Object.keys(portal).map((step) => [step, { portal: portal[step], byHand: byHand[step] }]));
      return { name, place, steps, traces };
    });
  } finally {
    rmSync(join(directory, '..'), { recursive: true, force: true });
  }
}

/**
 * @param {object} options
 * @param {(screen: string) => boolean} options.isWanted which screens are measured
 * @param {number} options.rounds
 * @param {number} options.presses of a repeated step in a round
 * @param {boolean} options.isQuick shortens long measurements
 * @param {boolean} options.isTraced traces each press into test-results/bench
 */
export async function measurePortal({ isWanted, ...options }) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const measured = [];
  try {
    for (const [name, variants] of Object.entries(screens)) {
      if (!isWanted(name)) continue;
      for (const screen of variants.filter(({ isLeftOut = false }) => !(isLeftOut && options.isQuick))) measured.push(await measureScreen(screen, { browser, ...options }));
    }
  } finally {
    await browser.close();
  }
  return measured;
}

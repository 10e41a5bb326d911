// Measures ChatThread with 10,000 messages and QueueBoard with 5 × 2,000 cards. Prints when run, exports `measureParts`.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { median } from '../figures.mjs';
import { withPages } from '../withPages.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const parts = ['thread', 'board'];

/** Runs in the page: types letters one by one, and returns the ms until each is painted. */
async function type(letters) {
  const field = document.querySelector('textarea');
  const waits = [];
  for (let end = 1; end <= letters.length; end += 1) {
    const start = performance.now();
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(field, letters.slice(0, end));
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    waits.push(performance.now() - start);
  }
  return waits;
}

/**
 * The ms until each part is on screen, its number of nodes and, in the thread, the ms from a key to its letter: medians of the rounds.
 * @param {number} rounds
 */
export function measureParts(rounds) {
  return withPages({ root, pages: parts }, async ({ browser, address }) => {
    const figures = {};
    for (const part of parts) {
      const opened = [];
      const typed = [];
      let nodes = 0;
      for (let round = 0; round < rounds; round += 1) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
        page.on('pageerror', (error) => console.error(part, error.message));
        await page.goto(`${address}${part}.html`);
        await page.waitForFunction(() => window.openPart !== undefined);
        opened.push(await page.evaluate(() => window.openPart()));
        nodes = await page.evaluate(() => document.querySelectorAll('#root *').length);
        if (part === 'thread') typed.push(...(await page.evaluate(type, 'I will check again once it is delivered')));
        await page.close();
      }
      figures[part] = { open: median(opened), nodes, type: typed.length > 0 ? median(typed) : undefined, slowestKey: typed.length > 0 ? Math.max(...typed) : undefined };
    }
    return figures;
  });
}

/** Each figure with its maximum. */
export const partLimits = ({ thread, board }) => [
  { name: 'ChatThread of 10,000 messages: open, ms', value: thread.open, most: 1500 },
  { name: 'ChatThread: nodes', value: thread.nodes, most: 3000 },
  { name: 'ChatThread: a key to its letter, median, ms', value: thread.type, most: 50 },
  { name: 'ChatThread: a key to its letter, slowest, ms', value: thread.slowestKey, most: 50 },
  { name: 'QueueBoard of 5 × 2,000: first paint, ms', value: board.open, most: 500 },
  { name: 'QueueBoard: nodes', value: board.nodes },
];

/** Prints the figures with their limits. */
export function printParts(parts) {
  const rows = partLimits(parts).map(({ name, value, most = '' }) => [name, { measured: Number(value.toFixed(1)), 'at most': most }]);
  console.table(Object.fromEntries(rows));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) printParts(await measureParts(5));

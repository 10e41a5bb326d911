// Measures ChatThread with 10,000 messages and QueueBoard with 5 × 2,000 cards. Prints when run, exports `measureParts`.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { median } from '../figures.mjs';
import { withPages } from '../withPages.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const parts = ['thread', 'board'];
const ROUNDS = 5;

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

/** ms until each part is on screen, its nodes and, in the thread, ms from a key to its letter: medians of several rounds. */
export function measureParts() {
  return withPages({ root, pages: parts }, async ({ browser, address }) => {
    const figures = {};
    for (const part of parts) {
      const opened = [];
      const typed = [];
      let nodes = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
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

/** Prints the figures with their limits. */
export function printParts({ thread, board }) {
  const ms = (value) => `${value.toFixed(1)} ms`;
  console.table({
    'ChatThread, 10,000 messages: open': { measured: ms(thread.open), 'at most': '1500 ms' },
    'ChatThread: nodes': { measured: thread.nodes, 'at most': 3000 },
    'ChatThread: a key to its letter, median': { measured: ms(thread.type), 'at most': '50 ms' },
    'ChatThread: a key to its letter, slowest': { measured: ms(thread.slowestKey), 'at most': '50 ms' },
    'QueueBoard, 5 × 2,000: first paint': { measured: ms(board.open), 'at most': '500 ms' },
    'QueueBoard: nodes': { measured: board.nodes, 'at most': '' },
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) printParts(await measureParts());

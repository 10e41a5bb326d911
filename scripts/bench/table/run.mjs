// Measures DataTable against the same table without React. Prints when run, exports `measureTable` for the whole benchmark.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { median, rounded } from '../figures.mjs';
import { withPages } from '../withPages.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const pages = ['vanillaBaseline', 'dataTable'];

/** Runs in the page: repeats an operation, and returns the ms until the next paint for each repetition. */
async function repeat({ operation, times }) {
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now()), { once: true });
        port1.start();
        port2.postMessage(undefined);
      });
    });
  const header = (name) => [...document.querySelectorAll('thead button')].find((button) => button.textContent.startsWith(name));
  const input = document.querySelector('input[type=search]');
  const type = (text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const keys = ['s', 'si', 'sil', 'silk', 'sil', 'si', 's', 'w', 'wo', 'woo', 'wool', 'woo', 'wo', 'w'];
  const operations = {
    sort: (turn) => header(turn % 4 < 2 ? 'Product' : 'Price').click(),
    search: (turn) => type(keys[turn % keys.length]),
    page: (turn) => document.querySelector(`nav [aria-label="${turn % 20 < 10 ? 'Next' : 'Previous'} page"]`).click(),
    select: () => document.querySelector('thead input').click(),
    confirm: () => document.querySelector('tbody tr:not([hidden]) button[aria-label^="Delete"]').click(),
    menu: () => [...document.querySelectorAll('button')].find((button) => button.textContent.startsWith('Bulk Actions')).click(),
  };
  const escape = () => document.querySelector('[role=menu]').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  /** The overlay that an operation opens, and how to close it. Closing is measured, waiting for it is not. */
  const overlay = {
    confirm: { open: 'dialog[open], [role=alertdialog]', close: () => document.querySelector(':is(dialog[open], [role=alertdialog]) button').click() },
    menu: { open: '[role=menu]', close: escape },
  }[operation];
  const rowChanges = [];
  new MutationObserver(({ length }) => rowChanges.push(length)).observe(document.querySelector('tbody'), { subtree: true, childList: true, characterData: true, attributes: true });
  const waits = [];
  for (let turn = 0; turn < times; turn += 1) {
    rowChanges.length = 0;
    const start = performance.now();
    operations[operation](turn);
    waits.push((await painted()) - start);
    // With many rows the sort follows the paint of the header.
    if (operation === 'sort') while (rowChanges.length === 0) await painted();
    if (overlay !== undefined) {
      // Its code is fetched at the first opening.
      while (document.querySelector(overlay.open) === null) await painted();
      overlay.close();
      while (document.querySelector(overlay.open) !== null) await painted();
    }
  }
  if (operation === 'search') type('');
  await painted();
  return waits;
}

async function taskTime(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

async function heap(session) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1024;
}

/**
 * Main-thread time and time to the next paint, in ms, of both pages, alternately: the median of several rounds, and the ratio.
 * @param {{ sizes?: number[], rounds?: number }} [options]
 */
export function measureTable({ sizes = [1000, 50_000], rounds = 7 } = {}) {
  return withPages({ root, pages }, async ({ browser, address }) => {
    const figures = [];
    for (const size of sizes) {
      const sides = await Promise.all(
        pages.map(async (name) => {
          const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
          page.on('pageerror', (error) => console.error(name, error.message));
          await page.goto(`${address}${name}.html?rows=${size}`);
          await page.waitForSelector('tbody tr');
          const session = await page.context().newCDPSession(page);
          await session.send('Performance.enable', { timeDomain: 'threadTicks' });
          const nodes = await page.evaluate(() => document.querySelectorAll('#root *').length);
          return { name, page, session, nodes };
        }),
      );
      for (const operation of ['page', 'select', 'search', 'sort', 'menu', 'confirm']) {
        const isLong = ['menu', 'confirm'].includes(operation) || (size > 10_000 && operation === 'sort');
        const times = isLong ? 4 : 28;
        const samples = { vanillaBaseline: { cpu: [], paint: [] }, dataTable: { cpu: [], paint: [] } };
        for (let round = -1; round < rounds; round += 1) {
          for (const { name, page, session } of sides) {
            await page.bringToFront();
            const before = await taskTime(session);
            const waits = await page.evaluate(repeat, { operation, times });
            const cpu = ((await taskTime(session)) - before) / times;
            // The first round warms up.
            if (round >= 0) {
              samples[name].cpu.push(cpu);
              samples[name].paint.push(median(waits));
            }
          }
        }
        const cpu = { vanillaBaseline: median(samples.vanillaBaseline.cpu), dataTable: median(samples.dataTable.cpu) };
        const paint = { vanillaBaseline: median(samples.vanillaBaseline.paint), dataTable: median(samples.dataTable.paint) };
        figures.push({ operation, size, cpu, paint, ratio: cpu.dataTable / cpu.vanillaBaseline });
      }
      for (const { name, page, session, nodes } of sides) {
        await page.bringToFront();
        const before = await heap(session);
        await page.evaluate(repeat, { operation: 'page', times: 90 });
        figures.push({ operation: 'heap', size, page: name, nodes, kept: (await heap(session)) - before });
        await page.close();
      }
    }
    return figures;
  });
}

/** The limit of each operation's ratio to the baseline, by the number of rows. */
const limits = {
  page: 2.6,
  select: 2.1,
  search: { 1000: 1.8, 50_000: 1.5 },
  sort: { 1000: 1.8, 50_000: 1.2 },
  menu: 4.7,
  confirm: 3.4,
};
export const limitOf = (operation, size) => (typeof limits[operation] === 'number' ? limits[operation] : (limits[operation][size] ?? ''));

/** The most kB that may remain after 90 page changes. */
export const heapLimit = 525;

/** Prints the figures with their limits. */
export function printTable(figures) {
  const [heaps, operations] = [true, false].map((isHeap) => figures.filter(({ operation }) => (operation === 'heap') === isHeap));
  console.table(
    operations.map(({ operation, size, cpu, paint, ratio }) => ({
      operation,
      rows: size,
      'baseline, ms': rounded(cpu.vanillaBaseline),
      'DataTable, ms': rounded(cpu.dataTable),
      ratio: rounded(ratio),
      below: limitOf(operation, size),
      'baseline, ms to paint': rounded(paint.vanillaBaseline),
      'DataTable, ms to paint': rounded(paint.dataTable),
    })),
  );
  console.table(
    heaps.map(({ size, page, nodes, kept }) => ({ page, rows: size, nodes, 'kB kept after 90 pages': rounded(kept), below: page === 'dataTable' ? heapLimit : '' })),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) printTable(await measureTable());

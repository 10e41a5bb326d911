// Measures DataTable beside the same table written by hand. Prints when run, exports `measureTable` for the whole benchmark.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { chromiumFlags, findChromium } from '../../chromium.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const pages = ['byHand', 'withReact'];

/** Runs in the page: does one thing over and over, each time until it is painted. Answers ms to the next paint. */
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
  };
  /** What an operation leaves open is closed again; its cost counts, the wait for it does not. */
  const close = async () => {
    document.querySelector(':is(dialog[open], [role=alertdialog]) button').click();
    while (document.querySelector('dialog[open], [role=alertdialog]') !== null) await painted();
  };
  const waits = [];
  for (let turn = 0; turn < times; turn += 1) {
    const start = performance.now();
    operations[operation](turn);
    waits.push((await painted()) - start);
    if (operation === 'confirm') {
      // Its code is fetched when it is first opened.
      while (document.querySelector('dialog[open], [role=alertdialog]') === null) await painted();
      await close();
    }
  }
  if (operation === 'search') type('');
  await painted();
  return waits;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

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
 * Main-thread time and time to the next paint, in ms, of both pages in turn: the median of several rounds, and the ratio.
 * @param {{ sizes?: number[], rounds?: number }} [options]
 */
export async function measureTable({ sizes = [1000, 50_000], rounds = 7 } = {}) {
  const outDir = mkdtempSync(join(tmpdir(), 'valise-table-'));
  const server = { root: here, configFile: false, logLevel: 'error' };
  await build({
    ...server,
    base: './',
    resolve: { conditions: ['@valise/source', 'module', 'browser', 'production'] },
    plugins: [vanillaExtractPlugin()],
    build: { outDir, emptyOutDir: true, target: 'es2023', rolldownOptions: { input: pages.map((page) => join(here, `${page}.html`)) } },
  });
  const served = await preview({ ...server, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const figures = [];
  try {
    const address = served.resolvedUrls.local[0];
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
      for (const operation of ['page', 'select', 'search', 'sort', 'confirm']) {
        const times = operation === 'confirm' || (size > 10_000 && operation === 'sort') ? 4 : 28;
        const seen = { byHand: { cpu: [], paint: [] }, withReact: { cpu: [], paint: [] } };
        for (let round = -1; round < rounds; round += 1) {
          for (const { name, page, session } of sides) {
            await page.bringToFront();
            const before = await taskTime(session);
            const waits = await page.evaluate(repeat, { operation, times });
            const cpu = ((await taskTime(session)) - before) / times;
            // The first round warms up.
            if (round >= 0) {
              seen[name].cpu.push(cpu);
              seen[name].paint.push(median(waits));
            }
          }
        }
        const cpu = { byHand: median(seen.byHand.cpu), withReact: median(seen.withReact.cpu) };
        const paint = { byHand: median(seen.byHand.paint), withReact: median(seen.withReact.paint) };
        figures.push({ operation, size, cpu, paint, ratio: cpu.withReact / cpu.byHand });
      }
      for (const { name, page, session, nodes } of sides) {
        await page.bringToFront();
        const before = await heap(session);
        await page.evaluate(repeat, { operation: 'page', times: 90 });
        figures.push({ operation: 'heap', size, page: name, nodes, kept: (await heap(session)) - before });
        await page.close();
      }
    }
  } finally {
    await browser.close();
    await served.close();
    rmSync(outDir, { recursive: true, force: true });
  }
  return figures;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rounded = (value) => Number(value.toFixed(2));
  const figures = await measureTable();
  console.table(
    figures
      .filter(({ operation }) => operation !== 'heap')
      .map(({ operation, size, cpu, paint, ratio }) => ({
        operation,
        rows: size,
        'by hand, ms': rounded(cpu.byHand),
        'DataTable, ms': rounded(cpu.withReact),
        ratio: rounded(ratio),
        'by hand, ms to paint': rounded(paint.byHand),
        'DataTable, ms to paint': rounded(paint.withReact),
      })),
  );
  console.table(
    figures
      .filter(({ operation }) => operation === 'heap')
      .map(({ size, page, nodes, kept }) => ({ page, rows: size, nodes, 'kB kept after 90 pages': rounded(kept) })),
  );
}

// Measures when sign-in is painted and usable on a processor four times slower, compared with the same screen without React.
// Prints when run, exports `measureLogin`.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../../chromium.mjs';
import { root } from '../../workspace.mjs';
import { median, rounded } from '../figures.mjs';
import { withSandbox } from '../withSandbox.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const built = join(root, 'apps/portal/dist');
const CPU_SLOWDOWN = 4;

/** Runs in the page before its scripts: records when the submit button has been rendered and painted. */
function recordUsableAt() {
  const check = () => {
    if (document.querySelector('#root form [type=submit]') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      setTimeout(() => {
        window.usableAt = performance.now();
      });
    });
  };
  const observer = new MutationObserver(check);
  observer.observe(document, { childList: true, subtree: true });
}

/** One visit with an empty cache: ms until the first paint and until sign-in is usable. */
async function visit(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(recordUsableAt);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(`${address}/login`);
  await page.waitForFunction(() => window.usableAt !== undefined);
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-paint')[0].startTime,
    usable: window.usableAt,
  }));
  const markup = await page.evaluate(() => document.getElementById('root').innerHTML);
  await context.close();
  return { ...times, markup };
}

/** The portal's build with its code replaced by the baseline script, which takes the screen's markup from the page. */
function writeBaseline(directory, markup) {
  cpSync(built, directory, { recursive: true });
  cpSync(`${built}-hosting`, `${directory}-hosting`, { recursive: true });
  cpSync(join(here, 'vanillaBaseline.js'), join(directory, 'assets/vanillaBaseline.js'));
  const page = readFileSync(join(built, 'index.html'), 'utf8')
    .replaceAll(/<(script|link rel="modulepreload")[^>]*>(<\/script>)?/g, '')
    .replace('</head>', '<script type="module" src="/assets/vanillaBaseline.js"></script></head>')
    .replace('</body>', () => `<template id="screen">${markup}</template></body>`);
  writeFileSync(join(directory, 'index.html'), page);
}

/** Medians in ms of both screens, visited alternately, and their ratio. */
export async function measureLogin({ rounds = 9 } = {}) {
  const directory = join(mkdtempSync(join(tmpdir(), 'valise-login-')), 'portal');
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    return await withSandbox({ port: 4190 }, async (portal) => {
      const { markup } = await visit(browser, portal);
      writeBaseline(directory, markup);
      return withSandbox({ port: 4191, portal: directory }, async (baseline) => {
        const visits = { portal: [], baseline: [] };
        for (let round = 0; round < rounds; round += 1) {
          visits.baseline.push(await visit(browser, baseline));
          visits.portal.push(await visit(browser, portal));
        }
        return Object.fromEntries(
          ['paint', 'usable'].map((moment) => {
            const [ofBaseline, ofPortal] = [visits.baseline, visits.portal].map((visits) => median(visits.map((each) => each[moment])));
            return [moment, { baseline: ofBaseline, portal: ofPortal, ratio: ofPortal / ofBaseline }];
          }),
        );
      });
    });
  } finally {
    await browser.close();
    rmSync(join(directory, '..'), { recursive: true, force: true });
  }
}

/** Prints the figures with their limits. */
export function printLogin({ paint, usable }) {
  const row = ({ baseline, portal, ratio }) => ({ 'baseline, ms': rounded(baseline), 'portal, ms': rounded(portal), ratio: rounded(ratio), below: 2.1 });
  console.table({ 'sign-in, first paint': row(paint), 'sign-in, until usable': row(usable) });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) printLogin(await measureLogin());

// Measures how soon sign-in is painted and can be used on a processor four times slower, beside the same screen written
// by hand. Prints when run, exports `measureLogin`.
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
const SLOWER = 4;

/** Runs in the page before anything else: notes when the button that signs in is there, and has been painted. */
function watchForUse() {
  const look = () => {
    if (document.querySelector('#root form [type=submit]') === null) return;
    seen.disconnect();
    requestAnimationFrame(() => {
      setTimeout(() => {
        window.usableAt = performance.now();
      });
    });
  };
  const seen = new MutationObserver(look);
  seen.observe(document, { childList: true, subtree: true });
}

/** One visit by somebody who has never been there: ms to the first paint and until sign-in can be used. */
async function visit(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watchForUse);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
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

/** The portal's build with its code replaced by a script written by hand, which finds the screen's markup in the page. */
function writeByHand(directory, markup) {
  cpSync(built, directory, { recursive: true });
  cpSync(`${built}-hosting`, `${directory}-hosting`, { recursive: true });
  cpSync(join(here, 'byHand.js'), join(directory, 'assets/byHand.js'));
  const page = readFileSync(join(built, 'index.html'), 'utf8')
    .replaceAll(/<(script|link rel="modulepreload")[^>]*>(<\/script>)?/g, '')
    .replace('</head>', '<script type="module" src="/assets/byHand.js"></script></head>')
    .replace('</body>', () => `<template id="screen">${markup}</template></body>`);
  writeFileSync(join(directory, 'index.html'), page);
}

/** Medians in ms of both screens, visited in turn, and their ratio. */
export async function measureLogin({ rounds = 9 } = {}) {
  const directory = join(mkdtempSync(join(tmpdir(), 'valise-login-')), 'portal');
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    return await withSandbox({ port: 4190 }, async (portal) => {
      const { markup } = await visit(browser, portal);
      writeByHand(directory, markup);
      return withSandbox({ port: 4191, portal: directory }, async (byHand) => {
        const seen = { portal: [], byHand: [] };
        for (let round = 0; round < rounds; round += 1) {
          seen.byHand.push(await visit(browser, byHand));
          seen.portal.push(await visit(browser, portal));
        }
        return Object.fromEntries(
          ['paint', 'usable'].map((moment) => {
            const [ofHand, ofPortal] = [seen.byHand, seen.portal].map((visits) => median(visits.map((each) => each[moment])));
            return [moment, { byHand: ofHand, portal: ofPortal, ratio: ofPortal / ofHand }];
          }),
        );
      });
    });
  } finally {
    await browser.close();
    rmSync(join(directory, '..'), { recursive: true, force: true });
  }
}

/** Prints what was measured beside what it may be at most. */
export function printLogin({ paint, usable }) {
  const row = ({ byHand, portal, ratio }) => ({ 'by hand, ms': rounded(byHand), 'portal, ms': rounded(portal), ratio: rounded(ratio), below: 2.1 });
  console.table({ 'sign-in, first paint': row(paint), 'sign-in, until it can be used': row(usable) });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) printLogin(await measureLogin());

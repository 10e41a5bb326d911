import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Flags with which every browser test starts: no sandbox for root, no background network requests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
];

/** Playwright's own Chromium, if it has been downloaded. */
function playwrightsOwn() {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright');
    return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
  } catch {
    return undefined;
  }
}

/** The path of the browser to test in: CHROME_PATH, else the system's Chromium or Chrome, else Playwright's, or undefined. */
export function findChromium() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH !== undefined && CHROME_PATH !== '') return CHROME_PATH;
  return systemPaths.find((path) => existsSync(path)) ?? playwrightsOwn();
}

/** The path of Chromium's headless shell in Debian's package. It has no windows, and opens a page in a third of the time. */
export const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The browser for tests that need neither a camera nor the back/forward cache: the headless shell if it is installed, else the
 * browser above.
 */
export const findHeadlessChromium = () => (!process.env.CHROME_PATH && existsSync(headlessShell) ? headlessShell : findChromium());

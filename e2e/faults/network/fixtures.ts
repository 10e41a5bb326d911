import type { Locator, Page, Request } from '@playwright/test';
import { expect, type Portal, type Sandbox, test as portalTest } from '../../helpers/fixtures.ts';
import { FaultProxy } from './faultProxy.ts';

export { stopTime } from '../../helpers/stopTime.ts';
export { expect };

interface NetworkFixtures {
  /** The server in front of the portal's files and its API. The portal is opened at its origin. */
  network: FaultProxy;
  /** Addresses of code and API requests without hashes. Shared chunks have no other name. */
  requests: string[];
  /** Waits until all the page's requests for code and data have been answered or have failed. */
  allAnswered: () => Promise<void>;
}

/** For tests that make requests fail. They expect the browser's own messages about failed requests. */
export const test = portalTest.extend<NetworkFixtures>({
  network: async ({ baseURL: sandbox }, provide) => {
    const network = await FaultProxy.start(sandbox ?? '');
    await provide(network);
    await network.stop();
  },
  context: async ({ browser, contextOptions, network }, provide) => {
    const context = await browser.newContext({ ...contextOptions, baseURL: network.origin });
    await provide(context);
    await context.close();
  },
  requests: async ({ page }, provide) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(assets\/.*\.(js|css)|api\/.*)$/.test(pathname)) requests.push(pathname.replace(/(?<!\/css)-[\w-]{6,8}\./, '.'));
    });
    await provide(requests);
  },
  allAnswered: async ({ page }, provide) => {
    const pending = new Set<Request>();
    page.on('request', (request) => /^\/(assets|api)\//.test(new URL(request.url()).pathname) && pending.add(request));
    page.on('requestfinished', (request) => pending.delete(request));
    page.on('requestfailed', (request) => pending.delete(request));
    await provide(() => expect.poll(() => pending.size).toBe(0));
  },
});

/** The strip under the top bar. */
export const stripOf = (page: Page) => page.locator('[data-connection-strip]');

/** The browser's own messages about failed requests. */
export const expectedConsole = /Failed to load resource|WebSocket connection|preloaded using link preload|No live updates|could not be marked as read|A message could not be sent/;

/** Records the paths that a page requests during an action, once each. */
export async function recordPaths(page: Page, pattern: RegExp, action: () => Promise<void>): Promise<string[]> {
  const paths = new Set<string>();
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pattern.test(pathname)) paths.add(pathname);
  };
  page.on('request', note);
  await action();
  page.off('request', note);
  return [...paths];
}

const moveUntil = (page: Page, shown: Locator, step: number) =>
  expect(async () => {
    await page.clock.fastForward(step);
    await expect(shown).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50] });

/** Moves the clock in steps of five seconds until an element is shown. */
export const timeUntil = (page: Page, shown: Locator) => moveUntil(page, shown, 5000);

/** Moves the clock slowly until an element is shown whose files have to arrive first: their limit of 30 s lasts as long as a busy machine needs. */
export const timeUntilLoaded = (page: Page, shown: Locator) => moveUntil(page, shown, 250);

/** Moves the clock until an element is shown, with a key press each second, so that no overlay's code is fetched ahead. */
export const busyTimeUntil = (page: Page, shown: Locator) =>
  expect(async () => {
    await page.keyboard.press('Shift');
    await page.clock.fastForward(500);
    await expect(shown).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50] });

/**
 * Names the elements that were in the page while a style sheet that was requested before them had failed or was still loading.
 * Style sheets that a screen requests later belong to parts, which render once their styles are there.
 */
export async function watchUnstyled(page: Page, selector: string): Promise<Set<string>> {
  const names = new Set<string>();
  await page.exposeFunction('noteUnstyled', (name: string) => void names.add(name));
  await page.addInitScript((selector) => {
    const { noteUnstyled } = window as unknown as { noteUnstyled: (name: string) => void };
    const isMissing = ({ sheet }: HTMLLinkElement) => {
      try {
        return sheet === null || sheet.cssRules.length === 0;
      } catch {
        // A failed style sheet cannot be read.
        return true;
      }
    };
    let requestedBefore: HTMLLinkElement[] = [];
    new MutationObserver(() => {
      const shown = document.querySelector(selector);
      if (shown === null) requestedBefore = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
      else if (requestedBefore.some((link) => link.isConnected && isMissing(link))) noteUnstyled(shown.textContent);
    }).observe(document, { childList: true, subtree: true });
  }, selector);
  return names;
}

/** Signs in under a clock that the test moves, and takes the server away until the strip says so. */
export async function loseServer({ page, portal, network, sandbox }: { page: Page; portal: Portal; network: FaultProxy; sandbox: Sandbox }) {
  await page.clock.install();
  await portal.signIn('/');
  await expect.poll(sandbox.realtime).toEqual({ sockets: 1, subscriptions: 1 });
  network.goDown();
  await page.clock.runFor(4000);
  await expect(stripOf(page)).toHaveText('Reconnecting…');
}

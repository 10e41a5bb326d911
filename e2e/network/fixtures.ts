import type { Page } from '@playwright/test';
import { expect, test as portalTest } from '../fixtures.ts';
import { FaultProxy } from './faultProxy.ts';

export { expect };

interface NetworkFixtures {
  /** A server in front of the portal's files and its API, on whose origin the portal is opened. */
  network: FaultProxy;
  /** The addresses of code and API requests, without hashes. */
  requests: string[];
}

/** Tests that make requests fail. What the browser itself writes about failed requests is expected. */
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
  page: async ({ page }, provide) => {
    // Code that was fetched before would come from the cache.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await provide(page);
  },
  requests: async ({ page }, provide) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(assets\/.*\.(js|css)|api\/.*)$/.test(pathname)) requests.push(pathname.replace(/-[\w-]{8}\./, '.'));
    });
    await provide(requests);
  },
});

/** The strip under the top bar. */
export const stripOf = (page: Page) => page.locator('[data-connection-strip]');

/** What the browser itself writes about failed requests. */
export const expectedConsole = /Failed to load resource|WebSocket connection|preloaded using link preload|could not be marked as read/;

import { measurePress, watchEvents } from './press.mjs';

const account = { email: 'marta@valise.club', password: 'linen-and-loden' };

/** Signs in at the API. Returns the portal's stored session, for `newContext`. */
export async function signedIn(address) {
  const response = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { user, token } = (await response.json()).data;
  const entries = { type: user.type, auth_user: JSON.stringify(user), auth_token: token };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: address, localStorage }] };
}

/**
 * Opens a page in a profile of its own, without a cache, and closes it after `work`.
 * @template Result
 * @param {import('playwright').Browser} browser
 * @param {import('playwright').BrowserContextOptions} options such as the session
 * @param {(visit: Visit) => Promise<Result>} work
 */
export async function withVisit(browser, options, work) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US', timezoneId: 'UTC', ...options });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(page.url(), error.message));
  await page.addInitScript(watchEvents);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'benchReached' });
  const taskTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  try {
    return await work({ page, session, taskTime, press: (press) => measurePress({ page, session, taskTime }, press) });
  } finally {
    await context.close();
  }
}

/** @typedef {{ page: import('playwright').Page, session: import('playwright').CDPSession, taskTime: () => Promise<number>, press: (press: import('./press.mjs').Press) => Promise<import('./press.mjs').Pressed> }} Visit */

/** The heap after a garbage collection, in kB. */
export async function heapOf({ session }) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1024;
}

import { gzipSync } from 'node:zlib';

/**
 * @typedef {{ scripts: number, styles: number, requests: number, codeRequests: number }} Loaded gzip bytes of code, requests apart
 * from fonts and pictures, and those of them for scripts and styles
 */

/** The element whose paint makes each screen usable. */
const usable = { login: 'form [type=submit]', products: 'tbody [data-row-link]' };

/**
 * Runs in the page before its scripts: marks the first paint of an element for each selector.
 * @param {Record<string, string>} selectors
 */
function markPaints(selectors) {
  const seen = new Set();
  new MutationObserver(() => {
    for (const [name, selector] of Object.entries(selectors)) {
      if (seen.has(name) || document.querySelector(selector) === null) continue;
      seen.add(name);
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => performance.mark(name);
        port2.postMessage(undefined);
      });
    }
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Runs in the page before its scripts: delays idle callbacks until the list is painted. On a busy machine a page is idle before
 * that paint, and would fetch code ahead of it that belongs after it.
 */
function holdIdleCallbacks() {
  const { requestIdleCallback } = window;
  /** @type {Parameters<typeof requestIdleCallback>[]} */
  const held = [];
  window.requestIdleCallback = (...callback) => (performance.getEntriesByName('products', 'mark').length > 0 ? requestIdleCallback(...callback) : held.push(callback));
  new PerformanceObserver(() => {
    for (const callback of held.splice(0)) window.requestIdleCallback(...callback);
  }).observe({ type: 'mark' });
}

/** @param {import('playwright').Response} response */
const isCode = (response) => /\.(js|css)$/.test(new URL(response.url()).pathname);

/**
 * Opens the product list with an empty cache and signs in. Returns what was requested until sign-in was painted and, from the
 * start, until the rows of the list were painted: all of it, whether the screen needed it or not.
 * @param {import('playwright').Page} page with an empty cache
 * @param {string} address of the portal on a sandbox
 * @param {{ email: string, password: string }} account
 * @returns {Promise<{ login: Loaded, products: Loaded }>}
 */
export async function measureFirstLoad(page, address, account) {
  /** @type {import('playwright').Response[]} */
  const responses = [];
  page.on('response', (response) => responses.push(response));
  await page.addInitScript(markPaints, usable);
  await page.addInitScript(holdIdleCallbacks);
  /** @param {string} name */
  const painted = (name) => page.waitForFunction((name) => performance.getEntriesByName(name, 'mark').length > 0, name);

  await page.goto(`${address}/products`);
  await painted('login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.keyboard.press('Enter');
  await painted('products');
  // The browser lists a request only after it has ended.
  await page.waitForLoadState('networkidle');
  const entries = await page.evaluate(() => performance.getEntries().map(({ name, startTime }) => ({ name, startTime })));
  const startedAt = new Map(entries.map(({ name, startTime }) => [name, startTime]));

  /** @param {string} mark @returns {Promise<Loaded>} */
  const loadedUntil = async (mark) => {
    const time = startedAt.get(mark) ?? 0;
    const seen = responses.filter((response, index) => {
      const isCounted = !['font', 'image', 'media'].includes(response.request().resourceType());
      // A module is imported from the browser's cache, into which its file has been fetched.
      const isRepeated = isCode(response) && responses.findIndex((other) => other.url() === response.url()) < index;
      return isCounted && !isRepeated && (startedAt.get(response.url()) ?? Infinity) <= time;
    });
    /** @param {string} ending */
    const bytes = async (ending) => {
      const code = seen.filter((response) => response.ok() && new URL(response.url()).pathname.endsWith(ending));
      const bodies = await Promise.all(code.map((response) => response.body()));
      return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    };
    const codeRequests = seen.filter(isCode).length;
    return { scripts: await bytes('.js'), styles: await bytes('.css'), requests: seen.length, codeRequests };
  };
  return { login: await loadedUntil('login'), products: await loadedUntil('products') };
}

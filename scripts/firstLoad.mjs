import { gzipSync } from 'node:zlib';

/**
 * @typedef {{ scripts: number, styles: number, requests: number, codeRequests: number }} Loaded gzip bytes of code, requests apart
 * from fonts and pictures, and those of them for scripts and styles
 */

/**
 * Opens the product list with an empty cache and signs in. Returns what was loaded until sign-in was usable and, from the
 * start, until the list was usable.
 * @param {import('playwright').Page} page with an empty cache
 * @param {string} address of the portal on a sandbox
 * @param {{ email: string, password: string }} account
 * @param {{ isIdleCounted?: boolean }} [options] whether what is fetched while the browser is idle counts; it is not waited for
 * @returns {Promise<{ login: Loaded, products: Loaded }>}
 */
export async function measureFirstLoad(page, address, account, { isIdleCounted = false } = {}) {
  /** @type {import('playwright').Response[]} */
  const responses = [];
  page.on('response', (response) => responses.push(response));

  /** @returns {Promise<Loaded>} */
  const loaded = async () => {
    const seen = responses.filter((response) => !['font', 'image', 'media'].includes(response.request().resourceType()));
    /** @param {string} ending */
    const bytes = async (ending) => {
      const code = seen.filter((response) => response.ok() && new URL(response.url()).pathname.endsWith(ending));
      const bodies = await Promise.all(code.map((response) => response.body()));
      return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    };
    const codeRequests = seen.filter((response) => /\.(js|css)$/.test(new URL(response.url()).pathname)).length;
    const requests = seen.length;
    return { scripts: await bytes('.js'), styles: await bytes('.css'), requests, codeRequests };
  };

  if (!isIdleCounted) {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
  }
  await page.goto(`${address}/products`);
  const signIn = page.getByRole('button', { name: 'Sign in' });
  await signIn.waitFor();
  const login = await loaded();

  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await signIn.click();
  await page.getByText(/^Showing 1 to 10 of/).waitFor();
  return { login, products: await loaded() };
}

import { expect, test } from '../helpers/fixtures.ts';
import { pngFile } from '../helpers/pngFile.ts';

// More than the portal's own retries, because the browser retries once by itself after a cut connection.
const failing = { failNext: 50 };
const working = { failNext: 0 };

test.describe('/config.json', () => {
  test.use({ expectedConsole: /404|503|Failed to load resource|preload/ });

  test('missing: shows an error, and starts once the file exists', async ({ page, portal }) => {
    await page.route('/config.json', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.goto('/products');
    await expect(portal.heading('The portal is not set up yet')).toBeVisible();
    await expect(page.getByText('Contact your administrator with these details:')).toBeVisible();
    await expect(page.getByText('/config.json returned 404.')).toBeVisible();
    await expect(portal.mark).toBeVisible();
    await page.unroute('/config.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(portal.heading('Sign in')).toBeVisible();
  });

  test('invalid: shows which setting is invalid', async ({ page, portal }) => {
    await page.route('/config.json', (route) => route.fulfill({ json: { apiUrl: 'partner.example/api', realtime: null } }));
    await page.goto('/');
    await expect(portal.heading('The portal is not set up correctly')).toBeVisible();
    await expect(page.getByText('apiUrl must be a URL or path.')).toBeVisible();
  });

  test('an index page in its place: shows that it is not JSON', async ({ page, portal }) => {
    await page.route('/config.json', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
    await page.goto('/');
    await expect(portal.heading('The portal is not set up correctly')).toBeVisible();
  });

  test('no network: shows an error', async ({ page, portal }) => {
    await page.route('/config.json', (route) => route.abort());
    await page.goto('/');
    await expect(portal.heading('The portal could not be reached')).toBeVisible();
  });
});

test.describe('sign-in', () => {
  test.use({ expectedConsole: /401|422|500|ERR_/ });

  test('a wrong password: shows a banner, keeps the email, and the next attempt succeeds', async ({ page, portal }) => {
    await page.goto('/login');
    await portal.fillSignIn();
    await page.getByRole('textbox', { name: 'Password' }).fill('not-the-password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await expect(page.getByLabel('Email')).toHaveValue(/valise/);
    await portal.fillSignIn();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(portal.heading(/^Welcome/)).toBeVisible();
  });

  for (const failWith of ['error', 'network', 'html'] as const)
    test(`a request that fails with ${failWith}: shows an error and keeps the input`, async ({ page, portal, sandbox }) => {
      await page.goto('/login');
      await portal.fillSignIn();
      await sandbox.setSwitches({ ...failing, failWith, path: '/login' });
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert')).not.toBeEmpty();
      await expect(page.getByRole('textbox', { name: 'Password' })).not.toHaveValue('');
      await sandbox.setSwitches(working);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(portal.heading(/^Welcome/)).toBeVisible();
    });

  test('a slow API: repeated presses send one request', async ({ page, portal, sandbox }) => {
    await page.goto('/login');
    await portal.fillSignIn();
    await sandbox.setSwitches({ delayMs: 2000 });
    const calls: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/login') && calls.push(request.url()));
    await page.getByRole('button', { name: 'Sign in' }).click();
    for (const key of ['Enter', 'Space', 'Enter']) await page.keyboard.press(key);
    await expect(portal.heading(/^Welcome/)).toBeVisible();
    expect(calls).toHaveLength(1);
  });
});

test.describe('a list whose request fails', () => {
  test.use({ expectedConsole: /500|ERR_/ });

  for (const failWith of ['error', 'network', 'html'] as const)
    test(`with ${failWith}: is retried three times, shows an error, and Try again works`, async ({ page, portal, sandbox }) => {
      // A later request that reaches the server would end the outage, and with it the expected failure.
      await portal.signInQuietly('/dashboard');
      await sandbox.setSwitches({ ...failing, failWith, path: '/products' });
      const calls: string[] = [];
      page.on('request', (request) => request.url().endsWith('/api/products') && calls.push(request.url()));
      await page.clock.install();
      await page.getByRole('link', { name: 'Products' }).first().click();
      await expect(async () => {
        await page.clock.runFor(1000);
        await expect(page.getByRole('main').getByText('Failed to fetch products')).toBeVisible({ timeout: 500 });
      }).toPass();
      expect(calls).toHaveLength(4);
      await expect(portal.heading('Products')).toBeVisible();
      await sandbox.setSwitches(working);
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Showing 1 to 10 of 248 entries')).toBeVisible();
    });

  test('once: shows no error, because the retry succeeds', async ({ page, portal, sandbox }) => {
    await portal.signIn('/dashboard');
    await sandbox.setSwitches({ failNext: 1, failWith: 'error', path: '/products' });
    await page.getByRole('link', { name: 'Products' }).first().click();
    await expect(page.getByText('Showing 1 to 10 of 248 entries')).toBeVisible();
    await expect(page.getByText('Failed to fetch products')).toBeHidden();
  });
});

test.describe('adding a product', () => {
  test.use({ expectedConsole: /500|422|ERR_/ });

  const choose = 'input[type=file]';

  test('an HTML file named .png is rejected by name, and a picture of 30 MB is made smaller, before a request', async ({ page, portal }) => {
    await portal.signIn('/products/addproduct');
    const huge = pngFile('huge.png', [9, 9, 9]);
    await page.locator(choose).first().setInputFiles([
      pngFile('good.png', [40, 78, 64]),
      { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html><script>alert(1)</script>') },
      { ...huge, buffer: Buffer.concat([huge.buffer, Buffer.alloc(30_000_000)]) },
    ]);
    const pictures = page.getByRole('group', { name: 'Product Image' });
    await expect(pictures.getByText(/page\.png/).first()).toBeVisible();
    await expect(pictures.getByRole('img', { name: /^(good|huge)\./ })).toHaveCount(2);
  });

  test('a failed request: shows an error and keeps the input and the files', async ({ page, portal, sandbox }) => {
    await portal.signIn('/products/addproduct');
    await page.locator(choose).first().setInputFiles([pngFile('good.png', [40, 78, 64])]);
    await page.getByRole('textbox', { name: 'Product name' }).fill('Stubborn Scarf');
    await page.getByRole('textbox', { name: 'Base price' }).fill('12');
    await sandbox.setSwitches({ failNext: 1, failWith: 'error', path: '/products' });
    await page.getByRole('button', { name: 'Save Product' }).click();
    await expect(portal.toast(/\w/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Product name' })).toHaveValue('Stubborn Scarf');
    await expect(page.getByRole('group', { name: 'Product Image' }).getByRole('img', { name: /\.png$/ })).toHaveCount(1);
    await page.getByRole('button', { name: 'Save Product' }).click();
    await expect(page).toHaveURL('/products');
    await expect(page.getByText('of 249 entries')).toBeVisible();
  });

  test("the server's field errors: are shown under their fields, and the first field has the focus", async ({ page, portal }) => {
    await portal.signIn('/products/addproduct');
    await page.getByRole('textbox', { name: 'Material' }).fill('Wool');
    await page.getByRole('button', { name: 'Save Product' }).click();
    const name = page.getByRole('textbox', { name: 'Product name' });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/required/);
    await name.fill('Named');
    await expect(name).not.toHaveAccessibleDescription(/required/);
  });
});

const markup = '"><img src=x onerror="document.title=1"><script>document.title=2</script>';
// Values that the portal compares or computes with. Markup in them is an unknown value, which other tests cover.
const unmarked = /^(id|user_id|token|type|method|two_factor_method|provider|status|product_availab|product_availib|.*(date|_at|color))/i;

/** A response with markup in every text and a script in every URL. */
function marked(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => marked(item, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, marked(item, key)]));
  if (typeof value !== 'string' || unmarked.test(name) || /^[\d.,$-]*$/.test(value)) return value;
  return /url|photo|path$/.test(name) ? 'javascript:document.title=3' : value + markup;
}

test.describe('markup in every string of every response', () => {
  test.use({ expectedConsole: /401/ });

  test('is shown as text on every screen, and no URL of it is loaded', async ({ page, portal, sandbox }) => {
    await page.route('**/api/**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: marked(await response.json()) });
    });
    const expectText = async (shown: RegExp) => {
      await expect(page.getByText(shown).and(page.getByText(markup)).first()).toBeVisible();
      expect(await page.locator('img[src="x"], script:not([src]), [href^="javascript:"], [src^="javascript:"]').count()).toBe(0);
      expect(await page.title()).toMatch(/ · Valise$/);
    };
    await page.goto('/login');
    await portal.fillSignIn({ email: 'nobody@valise.club', password: 'wrong' });
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectText(/These credentials/);
    // Signs in with the form, because its response has the markup too, and without realtime.
    await sandbox.setSwitches({ isRealtime: false });
    await portal.signInByForm('/dashboard');
    for (const shown of [/^Welcome Marta Vidal/, /^Total Products/, /^Late returns/]) await expectText(shown);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expectText(/Refund requested/);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Products' }).first().click();
    await expectText(/Prada|Uniqlo|Zara/);
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(`Marta Vidal${markup}`);
    await page.getByRole('tab', { name: '2FA Verification' }).click();
    await expectText(/A code is sent to/);
    await page.getByText('Authenticator App').click();
    await page.getByRole('button', { name: 'Set', exact: true }).click();
    await expectText(/^[A-Z\d]{4}-/);
  });
});

test.describe('a missing chunk after a deployment', () => {
  test.use({ expectedConsole: /404|Failed to|ScreenUnavailable|products/ });

  test('reloads the page once, then shows an error', async ({ page, portal }) => {
    await portal.signIn('/dashboard');
    await expect(portal.heading(/^Welcome/)).toBeVisible();
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    // The files exist again only from the third load on; earlier the screen would appear without a press.
    await page.route(/\/assets\/products-.*\.js/, (route) => (loads < 3 ? route.fulfill({ status: 404 }) : route.continue()));
    await page.goto('/products');
    await expect(portal.heading('This page could not be loaded')).toBeVisible();
    await expect(portal.mark).toBeVisible();
    expect(loads).toBe(2);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(portal.heading('Products')).toBeVisible();
  });

  test('a missing asset is a 404, not the index page', async ({ request }) => {
    expect((await request.get('/assets/gone.js')).status()).toBe(404);
    expect((await request.get('/products')).headers()['content-type']).toContain('text/html');
  });
});

test('an unknown address: shows Page not found inside the shell, with the focus on its heading', async ({ page, portal }) => {
  await portal.signInByForm('/nowhere/at-all');
  await expect(portal.heading('Page not found')).toBeFocused();
  await expect(portal.mark).toBeVisible();
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(portal.heading(/^Welcome/)).toBeFocused();
});

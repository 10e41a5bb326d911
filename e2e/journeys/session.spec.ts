import { expect, partner, test } from '../helpers/fixtures.ts';
import { holdRequests } from '../helpers/holdRequests.ts';

test('a signed-out user is redirected to sign-in and then to the requested address', async ({ page, portal }) => {
  await portal.signInByForm('/products?search=dress&size=5');
  await expect(page).toHaveURL('/products?search=dress&size=5');
  await expect(page.getByRole('searchbox', { name: 'Search in product' })).toHaveValue('dress');
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test('a requested address of another site is ignored', async ({ page, portal }) => {
  await page.goto('/login');
  await page.evaluate(() => sessionStorage.setItem('valise.returnTo', '{"path":"//evil.example/products","userId":null}'));
  await portal.signInByForm('/login');
  await expect(page).toHaveURL('/dashboard');
});

test('three entries are stored, with nothing secret, and none is left after logging out', async ({ page, portal }) => {
  await portal.signInByForm();
  const stored = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  expect(Object.keys(stored).toSorted()).toEqual(['auth_token', 'auth_user', 'type']);
  expect(stored.type).toBe('Partner');
  expect(JSON.stringify(stored)).not.toContain(partner.password);

  await page.goto('/logout');
  const dialog = page.getByRole('alertdialog', { name: 'Logout?' });
  await expect(portal.heading(/^Welcome/)).toBeAttached();
  const logoutRequest = page.waitForRequest((request) => request.url().endsWith('/api/logout') && request.method() === 'POST');
  await dialog.getByRole('button', { name: 'Logout' }).click();
  expect((await logoutRequest).headers().authorization).toBe(`Bearer ${stored.auth_token}`);
  await expect(page).toHaveURL('/login');
  const left = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  expect(left.filter((key) => key !== 'valise.scrollPositions')).toEqual([]);
});

test.describe('a logout whose request fails', () => {
  test.use({ expectedConsole: /500/ });

  test('signs out all the same, sends one request for two presses, and shows no error', async ({ page, portal, sandbox }) => {
    await portal.signInQuietly('/products');
    await expect(page.getByText('Showing 1 to 10')).toBeVisible();
    const logouts: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/logout') && logouts.push(request.method()));
    await sandbox.setSwitches({ failNext: 50, path: '/logout' });
    await page.getByRole('button', { name: 'Logout' }).click();
    const response = page.waitForResponse('**/api/logout');
    await page.getByRole('alertdialog', { name: 'Logout?' }).getByRole('button', { name: 'Logout' }).dblclick();
    expect((await response).status()).toBe(500);
    await expect(portal.heading('Sign in')).toBeVisible();
    await expect(page.getByRole('region', { name: /Notifications/ })).toBeHidden();
    expect(logouts).toEqual(['POST']);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test('/logout, cancelled, shows the dashboard', async ({ page, portal }) => {
  await portal.signInByForm('/logout');
  await page.goto('/logout');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/');
  await expect(portal.heading(/^Welcome/)).toBeVisible();
});

test('without Remember me the session ends with the tab', async ({ page, context, portal }) => {
  await portal.signInByForm('/', { isRemembered: false });
  await page.reload();
  await expect(portal.heading(/^Welcome/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  const another = await context.newPage();
  await another.goto('/');
  await expect(another).toHaveURL('/login');
});

test('another tab follows signing in and out', async ({ page, context, portal, sandbox }) => {
  await sandbox.setSwitches({ isRealtime: false });
  const another = await context.newPage();
  await another.goto('/products');
  await expect(another).toHaveURL('/login');
  await portal.signInByForm();
  await expect(another).toHaveURL('/products');
  await expect(another.getByRole('table')).toBeVisible();

  // The server refuses the requests of a tab while the other logs out.
  for (const tab of [page, another]) await expect(tab.getByRole('button', { name: /^Notifications, \d+ unread$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(another).toHaveURL('/login');
});

test('a logout names what another tab holds unsaved, and that tab says that it is lost', async ({ page, context, portal, sandbox }) => {
  await sandbox.setSwitches({ isRealtime: false });
  await portal.signInByForm('/settings');
  const another = await context.newPage();
  await another.goto('/products/addproduct');
  await another.getByRole('textbox', { name: 'Product name' }).fill('Half-written Blazer');
  for (const tab of [page, another]) await expect(tab.getByRole('button', { name: /^Notifications, \d+ unread$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Logout?' });
  await expect(dialog.getByRole('listitem')).toHaveText(['Add Product, in another tab']);
  await expect(dialog).not.toContainText('Half-written');
  await dialog.getByRole('button', { name: 'Logout' }).click();
  await expect(another).toHaveURL('/login');
  await expect(another.getByRole('alert')).toHaveText('You were logged out in another tab. Your unsaved changes were discarded.');
  await expect(another.getByLabel('Email')).toHaveValue('');
  expect(await another.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('data of one session is not shown in the next', async ({ page, portal }) => {
  await portal.signInByForm('/products');
  const list = page.getByText('Showing 1 to 10');
  await expect(list).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await portal.fillSignIn();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(portal.heading(/^Welcome/)).toBeVisible();
  const release = await holdRequests(page, '**/api/products');
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page.getByText('Loading products...')).toBeVisible();
  await expect(list).toBeHidden();
  release();
  await expect(list).toBeVisible();
});

test.describe('401: an expired session', () => {
  test.use({ expectedConsole: /401/ });

  test('ends once for any number of 401 responses, and returns to the requested address', async ({ page, portal, sandbox }) => {
    await portal.signInQuietly('/products?page=3');
    await expect(page.getByText('Showing 21 to 30')).toBeVisible();
    const logouts: string[] = [];
    page.on('request', (request) => request.url().endsWith('/logout') && logouts.push(request.url()));
    await sandbox.expireSessions();
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page).toHaveURL('/login');
    await portal.fillSignIn();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(portal.heading(/^Welcome/)).toBeVisible();
    expect(logouts.length).toBeLessThanOrEqual(1);
  });

  test('keeps the input of a form, and sign-in says so', async ({ page, context, portal, sandbox }) => {
    await portal.signInQuietly('/products/addproduct');
    await page.getByRole('textbox', { name: 'Product name' }).fill('Half-written Blazer');
    await page.getByRole('textbox', { name: 'Base price' }).fill('48');
    const second = await context.newPage();
    await second.goto('/products?page=2');
    await expect(second.getByText('Showing 11 to 20')).toBeVisible();
    // Requests that either tab repeats by itself, for example on focus, get no response before Save has its own.
    const releases = [await holdRequests(second, '**/api/**'), await holdRequests(page, '**/api/notifications*')];
    await sandbox.expireSessions();
    await page.bringToFront();
    await page.getByRole('button', { name: 'Save Product' }).click();
    await expect(page).toHaveURL('/login');

    await test.step('another tab of the same session says the same', async () => {
      await expect(second).toHaveURL('/login');
      await expect(second.getByRole('alert')).toHaveText('Your session ended. Your draft is kept.');
      await expect(second.getByLabel('Email')).toHaveValue(partner.email);
    });
    for (const release of releases) release();
    const another = await context.newPage();
    await test.step('this tab says why and fills in the e-mail; one that is opened now does neither', async () => {
      await expect(page.getByRole('alert')).toHaveText('Your session ended. Your draft is kept.');
      await expect(page.getByLabel('Email')).toHaveValue(partner.email);
      await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
      await expect(page.getByText('An error occurred')).toHaveCount(0);
      await another.goto('/login');
      await expect(another.getByLabel('Email')).toHaveValue('');
      await expect(another.getByRole('alert')).toHaveCount(0);
      await another.close();
    });
    await page.getByRole('textbox', { name: 'Password' }).fill(partner.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/products/addproduct');
    await expect(second).toHaveURL('/products?page=2');
    await expect(second.getByText('Showing 11 to 20')).toBeVisible();
    await second.close();
    await page.getByRole('button', { name: /Restore/ }).click();
    await expect(page.getByRole('textbox', { name: 'Product name' })).toHaveValue('Half-written Blazer');
    await expect(page.getByRole('textbox', { name: 'Base price' })).toHaveValue('48');
  });
});

test.describe('several 401 responses at the same time', () => {
  test.use({ expectedConsole: /401/ });

  test('cause one redirect to sign-in, without toasts or a request to /logout', async ({ page, portal, sandbox }) => {
    await portal.signInQuietly('/products');
    await expect(page.getByText('Showing 1 to 10')).toBeVisible();
    const refused: string[] = [];
    page.on('response', (response) => response.status() === 401 && refused.push(new URL(response.url()).pathname));
    const logouts: string[] = [];
    page.on('request', (request) => request.url().endsWith('/logout') && logouts.push(request.url()));
    const signInVisits: string[] = [];
    page.on('framenavigated', (frame) => new URL(frame.url()).pathname === '/login' && signInVisits.push(frame.url()));
    await sandbox.setSwitches({ delayMs: 500 });
    await sandbox.expireSessions();
    // The dashboard requests all its parts at the same time.
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
    await expect.poll(() => refused.length).toBeGreaterThan(2);
    expect(signInVisits).toHaveLength(1);
    expect(logouts).toEqual([]);
    await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('alert')).toHaveCount(0);
  });

  test('of an older session do not end the newer one', async ({ page, context, portal, sandbox }) => {
    await portal.signInByForm('/products');
    await expect(page.getByText('Showing 1 to 10')).toBeVisible();
    const older = await page.evaluate(() => localStorage.getItem('auth_token'));
    // Responses of the older session arrive after the newer session has started.
    const delayed: (() => Promise<void>)[] = [];
    await page.route('**/api/dashboard/**', (route) => {
      delayed.push(() => route.fulfill({ status: 401, json: { message: 'Unauthenticated.' } }));
    });
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect.poll(() => delayed.length).toBeGreaterThan(0);

    const another = await context.newPage();
    await sandbox.expireSessions();
    await another.goto('/');
    await expect(another).toHaveURL('/login');
    await page.unroute('**/api/dashboard/**');
    await another.getByLabel('Email').fill(partner.email);
    await another.getByRole('textbox', { name: 'Password' }).fill(partner.password);
    await another.getByRole('button', { name: 'Sign in' }).click();
    await expect(another.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).not.toBe(older);
    const newer = await page.evaluate(() => localStorage.getItem('auth_token'));
    for (const respond of delayed) await respond().catch(() => undefined);
    await expect(portal.heading(/^Welcome/)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBe(newer);
  });
});

test.describe('nothing of one person reaches the next', () => {
  test.use({ expectedConsole: /401/ });

  test('neither the requested location nor a toast, whether another tab logged out or the session ended', async ({ page, context, portal, sandbox }) => {
    const signInWithGoogle = async () => {
      await page.getByRole('button', { name: 'Google' }).click();
      await page.getByRole('link', { name: 'Continue as Jonah Reed' }).click();
    };
    await portal.signInQuietly('/products?search=dress');
    await expect(page.getByRole('table')).toBeVisible();
    const another = await context.newPage();
    await another.goto('/logout');
    await another.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Email')).toHaveValue('');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('valise.returnTo'))).toBeNull();
    await signInWithGoogle();
    await expect(page).toHaveURL('/dashboard');
    await expect(portal.heading('Welcome Jonah Reed!')).toBeVisible();

    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await portal.signInQuietly('/products?search=dress');
    await page.getByRole('button', { name: /^Delete / }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Delete' }).click();
    await expect(portal.toast(/deleted/)).toBeVisible();
    await sandbox.expireSessions();
    await page.getByRole('button', { name: /^Delete / }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Delete' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toHaveText('Your session ended.');
    await expect(page.getByRole('region', { name: /Notifications/ })).toHaveCount(0);
    await signInWithGoogle();
    await expect(page).toHaveURL('/dashboard');
  });
});

test('without storage the session lasts as long as the page, and what is not kept is told', async ({ page, portal }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    Storage.prototype.setItem = refuse;
  });
  await portal.signInByForm();
  await expect(portal.heading(/^Welcome/)).toBeVisible();
  await expect(portal.toast('Your browser blocks storage; leaving or reloading signs you out.')).toBeVisible();

  await test.step('a choice that is not kept is told once, a draft in the bar of its form', async () => {
    const told = portal.toast(/^Your browser can't store this\./);
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect(told).toBeVisible();
    await page.getByRole('link', { name: 'Products', exact: true }).click();
    await page.getByRole('link', { name: '+ Add Product' }).click();
    await page.getByRole('textbox', { name: 'Product name' }).fill('Half-written Blazer');
    await expect(page.getByText("Your browser can't store a draft. Save before you leave.")).toBeVisible();
  });
});

for (const [what, restrict] of [
  ['blocked', () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
  }],
  ['cut off below the token', () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function set(name, value) {
      if (name === 'auth_token') throw new DOMException('Full', 'QuotaExceededError');
      setItem.call(this, name, value);
    };
  }],
] as const)
  test(`storage that is ${what}: the session ends with a reload, and a toast is shown`, async ({ page, portal }) => {
    await page.addInitScript(restrict);
    await portal.signInByForm();
    await expect(portal.heading(/^Welcome/)).toBeVisible();
    await expect(portal.toast('Your browser blocks storage; leaving or reloading signs you out.')).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL('/login');
  });

for (const [what, entries] of [
  ['a user that is not JSON', { auth_token: 't', auth_user: '{"id":7', type: 'Partner' }],
  ['a user that is HTML', { auth_token: 't', auth_user: '<html>', type: 'Partner' }],
  ['a user without an id', { auth_token: 't', auth_user: '{"name":"x"}' }],
  ['a token without a user, as while another tab writes', { auth_token: 't' }],
  ['a user without a token, as while another tab writes', { auth_user: '{"id":7,"name":"x"}', type: 'Partner' }],
] as const)
  test(`storage entries with ${what}: are no session, are left unchanged, and signing in replaces them`, async ({ page, portal }) => {
    await page.goto('/login');
    await page.evaluate((stored) => Object.assign(localStorage, stored), entries);
    await page.goto('/products');
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => ({ ...localStorage }) as Record<string, string>)).toEqual(entries);
    await portal.fillSignIn();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/products');
    await expect(page.getByText('Showing 1 to 10')).toBeVisible();
  });

test('a session that another tab is writing is used once it is complete', async ({ page, context, portal }) => {
  await portal.signInByForm('/');
  const whole = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  await page.evaluate(() => localStorage.clear());
  const another = await context.newPage();
  await another.goto('/login');
  await page.evaluate(({ type, auth_user }) => Object.assign(localStorage, { type, auth_user }), whole);
  await another.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(another.getByRole('heading', { level: 1, name: 'Sign in' })).toBeAttached();
  await page.evaluate(({ auth_token }) => Object.assign(localStorage, { auth_token }), whole);
  await expect(another.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
});

test('two tabs show the user of the stored session', async ({ page, context, portal }) => {
  await portal.signInByForm('/');
  await expect(portal.heading(`Welcome ${partner.name}!`)).toBeVisible();
  const another = await context.newPage();
  await another.goto('/');
  await expect(another.getByRole('heading', { level: 1, name: `Welcome ${partner.name}!` })).toBeVisible();
  await page.evaluate(() => {
    for (const name of ['auth_token', 'auth_user', 'type']) localStorage.removeItem(name);
  });
  await expect(another).toHaveURL('/login');
  await another.getByRole('button', { name: 'Google' }).click();
  await another.getByRole('link', { name: 'Continue as Jonah Reed' }).click();
  await expect(another.getByRole('heading', { level: 1, name: 'Welcome Jonah Reed!' })).toBeVisible();
  await expect(portal.heading('Welcome Jonah Reed!')).toBeVisible();
  await expect(page.getByText(partner.name)).toHaveCount(0);
});

test('a sign-in in another tab closes the Shop domain dialog', async ({ page, context, portal }) => {
  await page.goto('/products');
  await page.getByRole('button', { name: 'Shopify' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in with Shopify' })).toBeVisible();
  const another = await context.newPage();
  await another.goto('/login');
  await another.getByLabel('Email').fill(partner.email);
  await another.getByRole('textbox', { name: 'Password' }).fill(partner.password);
  await another.getByRole('button', { name: 'Sign in' }).click();
  await expect(portal.heading('Products')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(portal.heading(/^Welcome/)).toBeVisible();
});

import { expect, partner, test } from './fixtures.ts';

test('who is signed out is led to sign-in and then to what was asked for', async ({ page, portal }) => {
  await portal.signIn('/products?search=dress&size=5');
  await expect(page).toHaveURL('/products?search=dress&size=5');
  await expect(page.getByRole('searchbox', { name: 'Search in product' })).toHaveValue('dress');
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test('an address of another site is never followed', async ({ page, portal }) => {
  await page.goto('/login');
  await page.evaluate(() => sessionStorage.setItem('requested_location', '//evil.example/products'));
  await portal.signIn('/login');
  await expect(page).toHaveURL('/dashboard');
});

test('three entries are stored, with nothing secret, and none is left after logging out', async ({ page, portal }) => {
  await portal.signIn();
  const stored = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  expect(Object.keys(stored).toSorted()).toEqual(['auth_token', 'auth_user', 'type']);
  expect(stored.type).toBe('Partner');
  expect(JSON.stringify(stored)).not.toContain(partner.password);

  await page.goto('/logout');
  const dialog = page.getByRole('alertdialog', { name: 'Logout?' });
  await expect(portal.heading(/^Welcome/)).toBeAttached();
  const told = page.waitForRequest((request) => request.url().endsWith('/api/logout') && request.method() === 'POST');
  await dialog.getByRole('button', { name: 'Logout' }).click();
  expect((await told).headers().authorization).toBe(`Bearer ${stored.auth_token}`);
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual(['scroll_positions']);
});

test('/logout that is cancelled leaves the dashboard', async ({ page, portal }) => {
  await portal.signIn('/logout');
  await page.goto('/logout');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/');
  await expect(portal.heading(/^Welcome/)).toBeVisible();
});

test('without Remember me the session ends with the tab', async ({ page, context, portal }) => {
  await portal.signIn('/', { isRemembered: false });
  await page.reload();
  await expect(portal.heading(/^Welcome/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  const another = await context.newPage();
  await another.goto('/');
  await expect(another).toHaveURL('/login');
});

test('another tab follows signing in and out', async ({ page, context, portal }) => {
  const another = await context.newPage();
  await another.goto('/products');
  await expect(another).toHaveURL('/login');
  await portal.signIn();
  await expect(another).toHaveURL('/products');
  await expect(another.getByRole('table')).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(another).toHaveURL('/login');
});

test.describe('an expired session', () => {
  test.use({ provoked: /401/ });

  test('ends once however many calls are refused, and returns to the requested place', async ({ page, portal, sandbox }) => {
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

  test('loses nothing that was typed', async ({ page, portal, sandbox }) => {
    await portal.signInQuietly('/products/addproduct');
    await page.getByRole('textbox', { name: 'Product name' }).fill('Half-written Blazer');
    await page.getByRole('textbox', { name: 'Base price' }).fill('48');
    await sandbox.expireSessions();
    await page.getByRole('button', { name: 'Save Product' }).click();
    await expect(page).toHaveURL('/login');

    await portal.fillSignIn();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/products/addproduct');
    await page.getByRole('button', { name: /Restore/ }).click();
    await expect(page.getByRole('textbox', { name: 'Product name' })).toHaveValue('Half-written Blazer');
    await expect(page.getByRole('textbox', { name: 'Base price' })).toHaveValue('48');
  });
});

test('a browser that refuses storage keeps the session on the page and says so', async ({ page, portal }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    Storage.prototype.setItem = refuse;
  });
  await portal.signIn();
  await expect(portal.heading(/^Welcome/)).toBeVisible();
  await expect(portal.toast(/does not let the portal store your session/)).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect, type Portal, test } from '../helpers/fixtures.ts';
import { tabTo } from '../helpers/keyboard.ts';

const people = { Google: 'Jonah Reed', Facebook: 'Nadia Rahal', Shopify: 'Harbour Outfitters' } as const;
type Name = keyof typeof people;

const provider = (page: Page, name: string) => page.getByRole('group', { name: 'or continue with' }).getByRole('button', { name });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const entries = (page: Page) => page.evaluate(() => Object.keys({ ...sessionStorage }).filter((name) => name.startsWith('valise.oauth')));

async function leaveFor(page: Page, name: Name, act: (page: Page, name: string) => Promise<void>) {
  await act(page, name);
  if (name === 'Shopify') {
    const dialog = page.getByRole('dialog', { name: 'Sign in with Shopify' });
    await expect(dialog.getByRole('textbox', { name: 'Shop domain' })).toBeFocused();
    await page.keyboard.type('harbour.myshopify.com');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: `Sign in with ${name.toLowerCase()}` })).toBeVisible();
}

/** Goes to a provider's page and follows one of its links. */
async function returnWith(page: Page, link: string | RegExp, name: Name = 'Google', start = '/login') {
  await page.goto(start);
  await leaveFor(page, name, byMouse);
  await page.getByRole('link', { name: link }).click();
}

const byMouse = (page: Page, name: string) => provider(page, name).click();
const byTouch = (page: Page, name: string) => provider(page, name).tap();
async function byKeyboard(page: Page, name: string) {
  await tabTo(page, provider(page, name));
  await page.keyboard.press('Enter');
}

async function expectSignedIn(page: Page, portal: Portal, name: Name) {
  await expect(portal.heading(`Welcome ${people[name]}!`)).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  expect(await entries(page)).toEqual([]);
}

for (const name of Object.keys(people) as Name[]) {
  test(`${name}: signs in, by mouse`, async ({ page, portal }) => {
    await page.goto('/login');
    await leaveFor(page, name, byMouse);
    await page.getByRole('link', { name: `Continue as ${people[name]}` }).click();
    await expectSignedIn(page, portal, name);
  });

  test(`${name}: signs in, by keyboard alone, at 360 px`, async ({ page, portal }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/login');
    await leaveFor(page, name, byKeyboard);
    await tabTo(page, page.getByRole('link', { name: `Continue as ${people[name]}` }));
    await page.keyboard.press('Enter');
    await expectSignedIn(page, portal, name);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('Shopify: signs in, by touch', async ({ page, portal }) => {
    await page.goto('/login');
    await leaveFor(page, 'Shopify', byTouch);
    await page.getByRole('link', { name: `Continue as ${people.Shopify}` }).tap();
    await expectSignedIn(page, portal, 'Shopify');
  });

  test('a refusal fits the screen and links back to sign-in', async ({ page, portal }) => {
    await returnWith(page, 'Refuse');
    await expect(alert(page)).toHaveText('OAuth error: access_denied');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole('link', { name: 'Back to Login' }).tap();
    await expect(portal.heading('Sign in')).toBeFocused();
    await expect(provider(page, 'Google')).toBeEnabled();
  });
});

test('the requested address and an unchecked Remember me survive signing in at a provider', async ({ page, context, portal }) => {
  await page.goto('/products?search=dress');
  await page.getByText('Remember me').click();
  await leaveFor(page, 'Google', byMouse);
  await page.getByRole('link', { name: 'Continue as Jonah Reed' }).click();
  await expect(page).toHaveURL('/products?search=dress');
  await expect(portal.heading('Products')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  const another = await context.newPage();
  await another.goto('/');
  await expect(another).toHaveURL('/login');
});

test('the second factor follows the provider, and the requested address is opened after it', async ({ page, portal, sandbox }) => {
  await page.goto('/products?search=dress');
  await page.getByText('Remember me').click();
  await leaveFor(page, 'Google', byMouse);
  await page.getByRole('link', { name: /Continue as Iris Novak/ }).click();
  await expect(page).toHaveURL('/two-factor');
  await page.getByRole('textbox', { name: 'Enter your 6-digit code' }).fill(await sandbox.mailedCode());
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/products?search=dress');
  await expect(portal.heading('Products')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a token in place of a code signs in', async ({ page, portal }) => {
  await returnWith(page, 'Answer with a token in place of a code');
  await expectSignedIn(page, portal, 'Google');
});

test('every callback address works', async ({ page, portal }) => {
  for (const path of ['/auth/callback', '/auth/google/callback']) {
    await page.goto('/login');
    await leaveFor(page, 'Google', byMouse);
    const back = await page.getByRole('link', { name: 'Continue as Jonah Reed' }).getAttribute('href');
    await page.goto(path + new URL(back!).search);
    await expectSignedIn(page, portal, 'Google');
    await page.evaluate(() => localStorage.clear());
  }
});

test('neither the address during the request nor the history contains the code', async ({ page, portal }) => {
  await page.goto('/login');
  await leaveFor(page, 'Google', byMouse);
  const addresses: string[] = [];
  await page.route('**/api/social/google/callback?*', async (route) => {
    addresses.push(page.url());
    await route.continue();
  });
  await page.getByRole('link', { name: 'Continue as Jonah Reed' }).click();
  await expectSignedIn(page, portal, 'Google');
  expect(addresses.map((address) => new URL(address).search)).toEqual(['']);
  await page.goBack();
  await expect(page).toHaveURL(/\/sandbox\/social\/google/);
});

test.describe('failures', () => {
  test.use({ expectedConsole: /401|404|500|Failed to load resource/ });

  const failures: [link: string, message: string][] = [
    ['Refuse', 'OAuth error: access_denied'],
    ['Answer with another state', 'Invalid OAuth state'],
    ['Answer without a state', 'Invalid OAuth state'],
    ['Answer without a code', 'Authorization code not received'],
    ['Answer with a code that does not work', 'Failed to authenticate'],
  ];
  for (const [link, message] of failures)
    test(`${link}: shows '${message}', leaves no storage entry and no query, and the next attempt works`, async ({ page, portal }) => {
      await returnWith(page, link);
      await expect(alert(page)).toHaveText(message);
      await expect(page).toHaveURL('/oauth/google/callback');
      expect(await entries(page)).toEqual([]);
      await page.getByRole('link', { name: 'Back to Login' }).click();
      await expect(page).toHaveURL('/login');
      await leaveFor(page, 'Google', byMouse);
      await page.getByRole('link', { name: 'Continue as Jonah Reed' }).click();
      await expectSignedIn(page, portal, 'Google');
    });

  test('a callback opened again does not sign in and sends no request', async ({ page }) => {
    await page.goto('/login');
    await leaveFor(page, 'Google', byMouse);
    const back = await page.getByRole('link', { name: 'Continue as Jonah Reed' }).getAttribute('href');
    await page.goto(back!);
    await expect(page).toHaveURL('/dashboard');
    await page.evaluate(() => localStorage.clear());
    const requests: string[] = [];
    page.on('request', (request) => request.url().includes('/api/social/google') && requests.push(request.url()));
    await page.goto(back!);
    await expect(alert(page)).toHaveText('Invalid OAuth state');
    expect(requests).toEqual([]);
  });

  test("a callback with another browser's state is rejected", async ({ page, browser, baseURL }) => {
    const attacker = await (await browser.newContext({ baseURL })).newPage();
    await attacker.goto('/login');
    await leaveFor(attacker, 'Google', byMouse);
    const forged = await attacker.getByRole('link', { name: 'Continue as Jonah Reed' }).getAttribute('href');
    await page.goto(forged!);
    await expect(alert(page)).toHaveText('Invalid OAuth state');
    await expect(page).toHaveURL('/oauth/google/callback');
    await attacker.context().close();
  });

  test('the state of one provider is not valid for another', async ({ page }) => {
    await page.goto('/login');
    await leaveFor(page, 'Google', byMouse);
    const back = await page.getByRole('link', { name: 'Continue as Jonah Reed' }).getAttribute('href');
    await page.goto(`/oauth/facebook/callback${new URL(back!).search}`);
    await expect(alert(page)).toHaveText('Invalid OAuth state');
  });

  test('No OAuth provider found in session: the stored provider is missing', async ({ page }) => {
    await page.goto('/login');
    await leaveFor(page, 'Google', byMouse);
    const back = await page.getByRole('link', { name: 'Continue as Jonah Reed' }).getAttribute('href');
    await page.goto('/login');
    await page.evaluate(() => {
      const { provider: _, ...attempt } = JSON.parse(sessionStorage.getItem('valise.oauthAttempt')!);
      sessionStorage.setItem('valise.oauthAttempt', JSON.stringify(attempt));
    });
    await page.goto(`/auth/callback${new URL(back!).search}`);
    await expect(alert(page)).toHaveText('No OAuth provider found in session');
  });

  test('markup in an error is shown as text', async ({ page }) => {
    await page.goto('/login');
    await leaveFor(page, 'Google', byMouse);
    const back = new URL((await page.getByRole('link', { name: 'Refuse' }).getAttribute('href'))!);
    back.searchParams.set('error', '<img src=x onerror=alert(1)>');
    await page.goto(back.href);
    await expect(alert(page)).toHaveText('OAuth error: <img src=x onerror=alert(1)>');
  });

  test('Token login failed: a rejected token', async ({ page, sandbox }) => {
    await page.goto('/login');
    await leaveFor(page, 'Google', byMouse);
    await sandbox.setSwitches({ failNext: 1, failWith: 'html', path: '/social/google/token' });
    await page.getByRole('link', { name: 'Answer with a token in place of a code' }).click();
    await expect(alert(page)).toContainText('Token login failed');
  });

  test('Failed to get providers: all are shown, with a note', async ({ page, sandbox }) => {
    await sandbox.setSwitches({ failNext: 1, failWith: 'error', path: '/social/providers' });
    await page.goto('/login');
    await expect(page.getByText('Failed to get providers')).toBeVisible();
    for (const name of Object.keys(people)) await expect(provider(page, name)).toBeEnabled();
  });

  test('Failed to initiate google login: all buttons are enabled, the pressed one has the focus, and it works', async ({ page, sandbox }) => {
    await page.goto('/login');
    await expect(provider(page, 'Google')).toBeVisible();
    await sandbox.setSwitches({ failNext: 1, failWith: 'error', path: '/social/google/redirect' });
    await byKeyboard(page, 'Google');
    await expect(alert(page)).toContainText('Failed to initiate google login');
    await expect(provider(page, 'Google')).toBeFocused();
    for (const name of Object.keys(people)) await expect(provider(page, name)).toBeEnabled();
    expect(await entries(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Sign in with google' })).toBeVisible();
  });
});

for (const address of ['javascript:alert(document.domain)', '//evil.example', '/sandbox', 'data:text/html,hi', ''])
  test(`a redirect to ${JSON.stringify(address)} is rejected`, async ({ page }) => {
    await page.route('**/api/social/google/redirect?*', (route) => route.fulfill({ json: { data: { redirect_url: address } } }));
    await page.goto('/login');
    await provider(page, 'Google').click();
    await expect(alert(page)).toHaveText(address === '' ? 'No redirect URL received from server' : 'Failed to initiate google login');
    await expect(page).toHaveURL('/login');
    expect(await entries(page)).toEqual([]);
  });

test('a shop on another host is not sent, and an empty one closes the dialog', async ({ page }) => {
  await page.goto('/login');
  await provider(page, 'Shopify').click();
  const shop = page.getByRole('textbox', { name: 'Shop domain' });
  for (const typed of ['evil.example', 'harbour.myshopify.com.evil.example', 'evil.example/.myshopify.com']) {
    await shop.fill(typed);
    await page.keyboard.press('Enter');
    await expect(shop).toHaveAccessibleDescription('Invalid shop domain format. Please use format: your-store.myshopify.com');
  }
  await shop.fill('   ');
  await page.keyboard.press('Enter');
  await expect(shop).toHaveAccessibleDescription('Shop domain is required');
  await shop.fill('');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(provider(page, 'Shopify')).toBeFocused();
  await expect(page).toHaveURL('/login');
});

test('only the providers of the response are shown', async ({ page }) => {
  await page.route('**/api/social/providers', (route) => route.fulfill({ json: { data: { providers: ['shopify'] } } }));
  await page.goto('/login');
  await expect(provider(page, 'Shopify')).toBeVisible();
  await expect(page.getByRole('group', { name: 'or continue with' }).getByRole('button')).toHaveCount(1);
});

test('a signed-in user is redirected from a callback, which is not used', async ({ page, portal }) => {
  await portal.signInByForm('/login');
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('/social/') && requests.push(request.url()));
  for (const path of ['/oauth/google/callback', '/auth/facebook/callback', '/auth/callback']) {
    await page.goto(`${path}?code=c&state=s`);
    await expect(portal.heading('Welcome Marta Vidal!')).toBeVisible();
    await expect(page).toHaveURL('/');
  }
  expect(requests).toEqual([]);
});

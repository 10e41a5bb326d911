import type { Page } from '@playwright/test';
import { expect, partner, Portal, test } from '../helpers/fixtures.ts';
import { liveRegion } from '../helpers/seenText.ts';
import { tabTo } from '../helpers/keyboard.ts';

const newUser = { email: 'two@valise.club', password: 'long-enough', name: 'Second Person' };
const live = { sockets: 1, subscriptions: 1 };

const bellOf = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

test('two accounts at the same time: each receives its own notification immediately, and no other', async ({ browser, baseURL, page, portal, request, sandbox }) => {
  expect(await request.post('/api/register', { data: { ...newUser, password_confirmation: newUser.password } })).toBeOK();
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 780 } });
  const second = new Portal(await context.newPage());
  await second.page.goto('/login');
  await second.fillSignIn(newUser);
  await second.page.getByRole('button', { name: 'Sign in' }).click();
  await portal.signIn();
  await expect(bellOf(page, 'Notifications, 13 unread')).toBeVisible();
  await expect(bellOf(second.page, 'Notifications')).toBeVisible();
  await expect.poll(sandbox.realtime).toEqual({ sockets: 2, subscriptions: 2 });

  await test.step('a notification sent from the sandbox console arrives in the first browser', async () => {
    const console_ = await context.newPage();
    await console_.goto('/sandbox');
    await console_.getByLabel('For').selectOption(partner.email);
    await console_.getByLabel('Title').fill('Sent from elsewhere');
    await console_.getByRole('button', { name: 'A notification arrives' }).click();
    await expect(console_.getByText('The notification is on its way.')).toBeVisible();
    await expect(bellOf(page, 'Notifications, 14 unread')).toBeVisible();
    await expect(page).toHaveTitle('(14) Dashboard · Valise');
    await expect(page.locator(liveRegion).filter({ hasText: /^New notification: Sent from elsewhere\./ })).toBeAttached();
  });
  await test.step('the second account receives only its own', async () => {
    await expect(second.page).toHaveTitle('Dashboard · Valise');
    await sandbox.notify({ email: newUser.email, title: 'Welcome' });
    await expect(bellOf(second.page, 'Notifications, 1 unread')).toBeVisible();
    await expect(second.page).toHaveTitle('(1) Dashboard · Valise');
    await expect(bellOf(page, 'Notifications, 14 unread')).toBeVisible();
  });
  await context.close();
});

for (const width of [1280, 360])
  test.describe(`${width} px wide`, () => {
    // The opened refund has one missing photo.
    test.use({ viewport: { width, height: 800 }, expectedConsole: /404 \(Not Found\)/ });

    test('by mouse: a press marks one as read and opens it, another button marks all', async ({ page, portal }) => {
      await portal.signIn('/products');
      await bellOf(page, 'Notifications, 13 unread').click();
      const panel = panelOf(page);
      await expect(panel.getByRole('listitem')).toHaveCount(13);
      await panel.getByRole('link', { name: /Refund requested/ }).click();
      await expect(page).toHaveURL('/refund/refundsdetail/82');
      await expect(panel).toBeHidden();

      await bellOf(page, 'Notifications, 12 unread').click();
      await expect(page.getByText('9+')).toBeVisible();
      await panel.getByRole('button', { name: 'Mark all as read' }).click();
      await expect(panel.getByText('No notification')).toBeVisible();
      await page.mouse.click(5, 700);
      await expect(panel).toBeHidden();
      await page.reload();
      await expect(bellOf(page, /^Notifications$/)).toBeVisible();
    });

    test('by keyboard alone: open, read, follow, close', async ({ page, portal }) => {
      await portal.signIn();
      await tabTo(page, bellOf(page, 'Notifications, 13 unread'));
      await page.keyboard.press('Enter');
      const panel = panelOf(page);
      await expect(panel.getByRole('button', { name: 'Mark all as read' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(bellOf(page, /^Notifications, /)).toBeFocused();

      await page.keyboard.press('Enter');
      await tabTo(page, panel.getByRole('button', { name: /No message provided/ }));
      await page.keyboard.press('Enter');
      await expect(bellOf(page, 'Notifications, 12 unread')).toBeVisible();
      await expect(panel.getByRole('listitem').nth(5).getByRole('link')).toBeFocused();
      await tabTo(page, panel.getByRole('listitem').last().getByRole('link'));
      expect(await page.evaluate(() => scrollY), 'the page under the panel has not moved').toBe(0);
      await tabTo(page, panel.getByRole('link', { name: /Under Maintenance/ }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/products/viewproduct/5');
      await expect(panel).toBeHidden();
    });
  });

test('only addresses of the portal are followed', async ({ page, portal, sandbox, context, baseURL }) => {
  await portal.signIn();
  await expect(bellOf(page, 'Notifications, 13 unread')).toBeVisible();
  // The same server under another host name is another origin.
  const elsewhere = `${baseURL?.replace('127.0.0.1', 'localhost')}/sandbox`;
  await sandbox.notify({ email: partner.email, title: 'Script', message: '<img src=x onerror=alert(1)>', url: 'javascript:document.title=1' });
  await sandbox.notify({ email: partner.email, title: 'Another host', url: '//evil.example' });
  await sandbox.notify({ email: partner.email, title: 'Elsewhere', url: elsewhere });
  await bellOf(page, 'Notifications, 16 unread').click();
  const panel = panelOf(page);
  for (const name of [/Script <img src=x/, /Another host/]) {
    await panel.getByRole('button', { name }).click();
    await expect(panel.getByRole('button', { name })).toBeHidden();
    await expect(page).toHaveURL('/');
  }
  const opened = context.waitForEvent('page');
  await panel.getByRole('link', { name: /Elsewhere/ }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(elsewhere);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(bellOf(page, 'Notifications, 13 unread')).toBeVisible();
});

for (const [how, code] of [['lost', undefined], ['closed for good', 4009]] as const)
  test(`a socket that is ${how} is replaced, and missed notifications are fetched`, async ({ page, portal, sandbox }) => {
    await portal.signIn();
    await expect.poll(sandbox.realtime).toEqual(live);
    await sandbox.dropSockets(code);
    await sandbox.notify({ email: partner.email, title: 'While disconnected' });
    await expect(bellOf(page, 'Notifications, 14 unread')).toBeVisible();
    await expect.poll(sandbox.realtime).toEqual(live);
    await sandbox.notify({ email: partner.email, title: 'Reconnected' });
    await expect(bellOf(page, 'Notifications, 15 unread')).toBeVisible();
  });

test.describe('an authorisation', () => {
  test.use({ expectedConsole: /500/ });

  test('that fails is retried', async ({ page, portal, sandbox }) => {
    await sandbox.setSwitches({ failNext: 2, path: '/broadcasting/auth' });
    await portal.signIn();
    await expect.poll(sandbox.realtime).toEqual(live);
    await sandbox.notify({ email: partner.email });
    await expect(bellOf(page, 'Notifications, 14 unread')).toBeVisible();
  });

  test("is for the user's own channel, and ends with the session", async ({ page, portal, request, sandbox }) => {
    await portal.signIn();
    await expect.poll(sandbox.realtime).toEqual(live);
    const token = await page.evaluate(() => localStorage.getItem('auth_token'));
    const authorize = async (channel: string, bearer: string | null) =>
      (
        await request.post('/broadcasting/auth', {
          headers: { Accept: 'application/json', Authorization: `Bearer ${bearer}` },
          data: { socket_id: '1.1', channel_name: channel },
        })
      ).status();
    expect(await authorize('private-App.Models.Partner.7', token)).toBe(200);
    expect(await authorize('private-App.Models.Partner.8', token)).toBe(403);
    expect(await authorize('private-support.ticket.1', token)).toBe(403);
    expect(await authorize('private-App.Models.Partner.7', 'forged')).toBe(401);
    await page.goto('/logout');
    const loggedOut = page.waitForResponse((response) => response.url().endsWith('/api/logout'));
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await loggedOut;
    expect(await authorize('private-App.Models.Partner.7', token)).toBe(401);
    await expect.poll(sandbox.realtime).toEqual({ sockets: 0, subscriptions: 0 });
  });
});

test.describe('marking', () => {
  test.use({ expectedConsole: /500|could not be marked/ });

  test('that fails shows no toast, shows an error in place, and can be retried', async ({ page, portal, sandbox }) => {
    await portal.signIn();
    await bellOf(page, 'Notifications, 13 unread').click();
    const panel = panelOf(page);
    // The slash excludes the list itself, which is requested again when the socket opens.
    await sandbox.setSwitches({ failNext: 1, path: '/notifications/' });
    const logged = page.waitForEvent('console', (entry) => entry.text().includes('A notification could not be marked as read'));
    await panel.getByRole('button', { name: /No message provided/ }).click();
    await logged;
    await expect(panel.getByRole('alert')).toHaveText("Couldn't mark as read. Try again.");
    await expect(page.getByRole('region', { name: /Notifications/ })).toBeHidden();
    await expect(panel.getByRole('listitem')).toHaveCount(13);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(12);
    await expect(panel.getByRole('alert')).toBeHidden();
  });
});

test('a notification pressed twice is marked once, and the one that moves into its place is not marked', async ({ page, portal, sandbox }) => {
  await portal.signIn();
  await bellOf(page, 'Notifications, 13 unread').click();
  const marked: string[] = [];
  page.on('request', (request) => /\/notifications\/.+\/read$/.test(request.url()) && marked.push(request.url()));
  await sandbox.setSwitches({ delayMs: 500 });
  await panelOf(page).getByRole('button', { name: /No message provided/ }).dblclick();
  await expect(panelOf(page).getByRole('listitem')).toHaveCount(12);
  await expect(bellOf(page, 'Notifications, 12 unread')).toBeVisible();
  expect(marked).toHaveLength(1);
});

test('without realtime the list is fetched again when the window receives the focus', async ({ page, portal, sandbox }) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await portal.signInQuietly('/');
  await expect(bellOf(page, 'Notifications, 13 unread')).toBeVisible();
  await sandbox.notify({ email: partner.email });
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(bellOf(page, 'Notifications, 14 unread')).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(sockets).toEqual([]);
});

test('signing in and out repeatedly leaves no socket, no channel and no storage entry', async ({ page, portal, sandbox }) => {
  for (let round = 0; round < 5; round += 1) {
    await portal.signIn('/login');
    await expect.poll(sandbox.realtime).toEqual(live);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page).toHaveTitle('Sign in · Valise');
    await expect.poll(sandbox.realtime).toEqual({ sockets: 0, subscriptions: 0 });
  }
  expect(await page.evaluate(() => Object.keys({ ...localStorage }))).toEqual([]);
});

test('hundreds of notifications while somebody types in the search: each key and each notification is there', async ({ page, portal, sandbox }) => {
  await portal.signIn('/products');
  const bell = page.getByRole('button', { name: /^Notifications, \d+ unread$/ });
  await expect(bell).toBeVisible();
  await expect.poll(sandbox.realtime).toEqual({ sockets: 1, subscriptions: 1 });
  const unread = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0]);
  const search = page.getByRole('searchbox', { name: 'Search in product' });
  await search.focus();
  const flood = async () => {
    for (let batch = 0; batch < 20; batch += 1)
      await Promise.all(Array.from({ length: 20 }, (_, index) => sandbox.notify({ email: partner.email, title: `Order ${batch * 20 + index}` })));
  };
  const typing = async () => {
    for (const key of 'silk slip dress') await page.keyboard.press(key === ' ' ? 'Space' : key);
  };
  await Promise.all([flood(), typing()]);
  await expect(search).toHaveValue('silk slip dress');
  await expect(page.getByRole('button', { name: 'Remove Search silk slip dress' })).toBeVisible();
  await expect(bell).toHaveAccessibleName(`Notifications, ${unread + 400} unread`);
});

test('orders that wait are counted beside their entry once the list is known, and a new one while another screen is open', async ({ page, portal, sandbox }) => {
  const orders = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
  await portal.signIn('/');
  await expect.poll(sandbox.realtime).toEqual(live);
  await orders('Orders').click();
  await expect(orders('Orders, 6 pending')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await expect(portal.heading('Settings')).toBeFocused();
  await sandbox.placeOrder();
  await expect(orders('Orders, 7 pending')).toBeVisible();
});

import type { WebSocket } from '@playwright/test';
import { partner } from '../../helpers/fixtures.ts';
import { expect, expectedConsole, loseServer, stripOf, test } from './fixtures.ts';

test.use({ expectedConsole });

test('offline: the strip says since when, a scrolled page keeps its place, and what is on screen is requested once back', async ({ page, portal, network, context, requests, allAnswered }) => {
  await portal.signIn('/products');
  await expect(page.getByText('Showing 1 to 10')).toBeVisible();
  await test.step('the strip says when the server does not answer', async () => {
    const answerAgain = network.fail('/api/', 'refuse');
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(stripOf(page)).toHaveText('Reconnecting…');
    answerAgain();
    await page.getByRole('link', { name: 'Products' }).first().click();
    await expect(page.getByText('Showing 1 to 10')).toBeVisible();
    await expect(stripOf(page)).toHaveCount(0);
  });
  await allAnswered();
  await page.evaluate(() => window.scrollTo(0, 300));
  const row = page.getByRole('row').nth(6);
  const before = await row.boundingBox();
  await context.setOffline(true);
  await expect(stripOf(page)).toHaveText(/^Offline since \d\d:\d\d · what you type is kept$/);
  expect(Math.abs(((await row.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);
  requests.length = 0;
  await context.setOffline(false);
  await expect(stripOf(page)).toHaveCount(0);
  await expect.poll(() => requests.filter((path) => path === '/api/products').length).toBe(1);
});

test('thirteen flaps in twenty seconds request what is on screen once per five seconds', async ({ page, portal, requests }) => {
  await page.clock.install();
  await portal.signInQuietly('/products');
  await expect(page.getByText('Showing 1 to 10')).toBeVisible();
  // From here on only the test moves the clock, because on a busy machine the interruptions would take more than 20 s.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const list = () => requests.filter((path) => path === '/api/products').length;
  requests.length = 0;
  for (let flap = 0; flap < 13; flap += 1) {
    await page.evaluate(() => {
      for (const [isOnline, event] of [[false, 'offline'], [true, 'online']] as const) {
        Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
        window.dispatchEvent(new Event(event));
      }
    });
    await page.clock.runFor(1500);
  }
  await page.clock.runFor(20_000);
  await expect.poll(list).toBeGreaterThanOrEqual(4);
  expect(list()).toBeLessThanOrEqual(5);
});

test('a server that goes and returns: the strip says so, and every panel is requested again without a press', async ({ page, portal, network, requests, sandbox }) => {
  await loseServer({ page, portal, network, sandbox });
  requests.length = 0;
  network.comeBack();
  for (let seconds = 0; seconds < 60; seconds += 5) await page.clock.runFor(5000);
  await expect(stripOf(page)).toHaveCount(0);
  await expect.poll(() => requests).toEqual(expect.arrayContaining(['/api/dashboard/states', '/api/dashboard/orders/queue', '/api/dashboard/notifications/latest']));
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('a socket that falls silent without ending is noticed within 40 s, and what it missed is requested once it is replaced', async ({ page, portal, network, sandbox }) => {
  const frames: string[] = [];
  const sockets: WebSocket[] = [];
  page.on('websocket', (socket) => {
    sockets.push(socket);
    socket.on('framesent', ({ payload }) => frames.push(String(payload)));
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
  });
  const framesOf = (event: string) => frames.filter((frame) => frame.includes(`"${event}"`)).length;
  await page.clock.install();
  await portal.signIn('/products');
  const bell = page.getByRole('button', { name: /^Notifications, \d+ unread$/ });
  await expect(bell).toBeVisible();
  await expect.poll(sandbox.realtime).toEqual({ sockets: 1, subscriptions: 1 });
  await expect.poll(() => framesOf('pusher_internal:subscription_succeeded')).toBe(1);
  const unread = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0]);

  // From here on only the test moves the clock, so that no pending answer is late.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.clock.runFor(30_000);
  await expect.poll(() => framesOf('pusher:pong')).toBe(1);
  await page.clock.runFor(15_000);
  await expect(stripOf(page)).toHaveCount(0);
  expect(sockets).toHaveLength(1);

  const endSilence = network.silenceSockets();
  await sandbox.notify({ email: partner.email, title: 'Sent into the silence' });
  // Not 40 s at once: the clock would run ahead of the second socket, which then counts as one that never opens.
  for (let seconds = 0; seconds < 40 && sockets.length === 1; seconds += 1) await page.clock.runFor(1000);
  await expect.poll(() => sockets.length).toBe(2);
  await page.clock.runFor(3000);
  await expect(stripOf(page)).toHaveText('Reconnecting…');
  await expect(bell).toHaveAccessibleName(`Notifications, ${unread} unread`);

  endSilence();
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(bell).toHaveAccessibleName(`Notifications, ${unread + 1} unread`, { timeout: 100 });
    await expect(stripOf(page)).toHaveCount(0, { timeout: 100 });
  }).toPass({ intervals: [50] });
  await page.clock.resume();
  await bell.click();
  await expect(page.getByText('Sent into the silence')).toBeVisible();
});

test('data that is two minutes old says so, Refresh keeps the focus, and a live order refreshes the queue', async ({ page, portal, requests, sandbox }) => {
  await page.clock.install();
  await portal.signIn('/');
  await expect(page.getByText('Total Products')).toBeVisible();
  await expect(page.getByText(/^Order # /).first()).toBeVisible();
  await expect.poll(sandbox.realtime).toEqual({ sockets: 1, subscriptions: 1 });
  await page.clock.fastForward(121_000);
  await expect(stripOf(page)).toHaveText(/^Updated 2 min ago · Refresh$/);
  requests.length = 0;
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await refresh.focus();
  await page.keyboard.press('Enter');
  await expect(stripOf(page)).toContainText('Updated just now');
  await expect(refresh).toBeFocused();
  await page.clock.runFor(4000);
  await expect(stripOf(page)).toHaveCount(0);
  expect(requests.filter((path) => path === '/api/dashboard/orders/queue')).toHaveLength(1);

  requests.length = 0;
  await sandbox.notify({ email: partner.email, title: 'New order', url: '/orders/ordersdetail/20418' });
  await expect.poll(() => requests.filter((path) => path.startsWith('/api/')).toSorted()).toEqual(['/api/dashboard/notifications/latest', '/api/dashboard/orders/queue', '/api/dashboard/states']);
});

test('offline, the buttons that need the network say why, what was typed stays, and they work again once back', async ({ page, portal, context }) => {
  const reason = 'You are offline. This works again once the connection is back.';
  const shown = () => page.getByText(reason);
  await portal.signIn('/products/addproduct');
  const save = page.getByRole('button', { name: 'Save Product' });
  const name = page.getByRole('textbox', { name: 'Product name' });
  await name.fill('Linen Duster');
  await expect(save).not.toHaveAttribute('aria-describedby');
  await context.setOffline(true);
  await expect(shown()).toBeVisible();
  await expect(save).toHaveAccessibleDescription(reason);
  await expect(name).toHaveValue('Linen Duster');
  await context.setOffline(false);
  await expect(shown()).toHaveCount(0);
  await expect(name).toHaveValue('Linen Duster');

  await page.getByRole('link', { name: 'Products', exact: true }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('row').nth(1).getByRole('button', { name: /^Delete / }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Product' });
  const confirm = dialog.getByRole('button', { name: 'Yes, Delete' });
  await expect(confirm).toBeVisible();
  await context.setOffline(true);
  await expect(confirm).toHaveAccessibleDescription(reason);
  await context.setOffline(false);
  await expect(shown()).toHaveCount(0);
  await confirm.click();
  await expect(dialog).toHaveCount(0);
  await expect(portal.toast(/deleted/)).toBeVisible();
});

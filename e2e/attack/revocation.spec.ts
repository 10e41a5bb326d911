import { expect, partner, Portal, test } from '../fixtures.ts';

// Sockets that the server closes, and requests of a session that has ended.
test.use({ expectedConsole: /401|422|WebSocket/ });

test('a new password ends the other sessions with their sockets, and the link that was mailed before', async ({ page, browser, portal, request, sandbox }) => {
  await portal.signIn('/settings?tab=password');
  const elsewhere = await browser.newContext();
  const other = new Portal(await elsewhere.newPage());
  await other.signIn('/products');
  const stolen = await other.page.evaluate(() => localStorage.getItem('auth_token'));
  await request.post('/api/forgot-password', { data: { email: partner.email } });
  const link = await sandbox.mailedLink();
  await expect.poll(sandbox.realtime).toEqual({ sockets: 2, subscriptions: 2 });

  await page.getByRole('textbox', { name: 'Old password' }).fill(partner.password);
  await page.getByRole('textbox', { name: 'New password' }).fill('cognac-and-brass');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('cognac-and-brass');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(portal.toast('Password updated successfully!')).toBeVisible();

  // Without anything being pressed there: its socket was closed, and may not subscribe again.
  await expect(other.page).toHaveURL('/login');
  await expect(other.heading('Sign in')).toBeVisible();
  expect((await request.get('/api/products', { headers: { Authorization: `Bearer ${stolen}` } })).status()).toBe(401);
  await expect.poll(sandbox.realtime).toEqual({ sockets: 1, subscriptions: 1 });

  await other.page.goto(link);
  await other.page.getByRole('textbox', { name: 'New Password' }).fill('the-thief-wins');
  await other.page.getByRole('textbox', { name: 'Confirm Password' }).fill('the-thief-wins');
  await other.page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(other.page.getByText('This password reset token is invalid.').first()).toBeVisible();

  await sandbox.notify({ email: partner.email, title: 'For her alone' });
  await expect(page.getByRole('button', { name: 'Notifications, 14 unread' })).toBeVisible();
  await elsewhere.close();
});

test('signing out ends a copy of the session elsewhere, with its socket', async ({ page, browser, portal, sandbox }) => {
  await portal.signIn('/products');
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  const copy = new Portal(await elsewhere.newPage());
  await copy.page.goto('/products');
  await expect(copy.page.getByText('Showing 1 to 10')).toBeVisible();
  await expect.poll(sandbox.realtime).toEqual({ sockets: 2, subscriptions: 2 });

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog', { name: 'Logout?' }).getByRole('button', { name: 'Logout' }).click();
  await expect(portal.heading('Sign in')).toBeVisible();
  await expect(copy.page).toHaveURL('/login');
  await expect.poll(sandbox.realtime).toEqual({ sockets: 0, subscriptions: 0 });
  await elsewhere.close();
});

import { CHAT, rowsOf } from '../../helpers/chatPage.ts';
import { expect, partner, Portal, test } from '../../helpers/fixtures.ts';

// The server closes sockets, and refuses requests of ended sessions.
test.use({ expectedConsole: /401|422|WebSocket/ });

test('a new password ends the other sessions with their sockets, and the link that was mailed before', async ({ page, browser, portal, request, sandbox }) => {
  await portal.signIn('/settings?tab=password');
  const elsewhere = await browser.newContext();
  const other = new Portal(await elsewhere.newPage());
  await other.signIn(CHAT);
  const stolen = await other.page.evaluate(() => localStorage.getItem('auth_token'));
  await request.post('/api/forgot-password', { data: { email: partner.email } });
  const link = await sandbox.mailedLink();
  // Each page has subscriptions for a bell and a ticket.
  await expect.poll(sandbox.realtime).toEqual({ sockets: 2, subscriptions: 3 });

  await page.getByRole('textbox', { name: 'Old password' }).fill(partner.password);
  await page.getByRole('textbox', { name: 'New password' }).fill('cognac-and-brass');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('cognac-and-brass');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(portal.toast('Password updated successfully!')).toBeVisible();

  // This happens without a press there, because its socket was closed and may not subscribe again.
  await expect(other.page).toHaveURL('/login');
  await expect(other.heading('Sign in')).toBeVisible();
  expect((await request.get('/api/products', { headers: { Accept: 'application/json', Authorization: `Bearer ${stolen}` } })).status()).toBe(401);
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

test('signing out ends a copy of the session elsewhere, with its socket, and no other session', async ({ page, browser, portal, sandbox }) => {
  await portal.signIn('/products');
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  const copy = new Portal(await elsewhere.newPage());
  await copy.page.goto(CHAT);
  await expect(rowsOf(copy.page, 'Of course, I have added it')).toBeVisible();
  const another = await browser.newContext();
  const own = new Portal(await another.newPage());
  await own.signIn(CHAT);
  await expect(rowsOf(own.page, 'Of course, I have added it')).toBeVisible();
  // Subscriptions for a bell in each, and for two tickets.
  await expect.poll(sandbox.realtime).toEqual({ sockets: 3, subscriptions: 5 });

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog', { name: 'Logout?' }).getByRole('button', { name: 'Logout' }).click();
  await expect(portal.heading('Sign in')).toBeVisible();
  await expect(copy.page).toHaveURL('/login');
  await expect.poll(sandbox.realtime).toEqual({ sockets: 1, subscriptions: 2 });
  await sandbox.writeAsTraveler('42', 'For who is still here', { isQuiet: true });
  await expect(rowsOf(own.page, 'For who is still here')).toHaveCount(1);
  await elsewhere.close();
  await another.close();
});

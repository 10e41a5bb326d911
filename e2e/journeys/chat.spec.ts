import type { Page } from '@playwright/test';
import { CHAT, fieldOf, logOf, rowsOf, subscribed, write } from '../helpers/chatPage.ts';
import { expect, Portal, test } from '../helpers/fixtures.ts';
import { tabTo } from '../helpers/keyboard.ts';

test.describe('across a lost network', () => {
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED|^A message could not be sent|WebSocket/ });

  test('two browsers talk: each message is there once, in order, and a status is kept', async ({ browser, baseURL, page, portal, sandbox }) => {
    const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
    const second = new Portal(await context.newPage());
    await portal.signIn(CHAT);
    await second.signIn(CHAT);
    await expect(portal.heading('Zip split on first evening')).toBeVisible();
    await expect.poll(sandbox.realtime).toEqual({ sockets: 2, subscriptions: 4 });

    await test.step('what one writes is sent there and arrives here', async () => {
      await write(page, 'Written in the first browser');
      await expect(rowsOf(page, 'Written in the first browser')).toHaveText(/Sent$/);
      await expect(rowsOf(second.page, 'Written in the first browser')).toHaveCount(1);
      await sandbox.writeAsTraveler('42', 'See https://valise.club/returns please', { isQuiet: true });
      for (const each of [page, second.page]) {
        await expect(rowsOf(each, 'valise.club/returns')).toHaveCount(1);
        await expect(each.getByRole('link', { name: 'https://valise.club/returns' })).toHaveAttribute('rel', 'noopener noreferrer');
      }
    });
    await test.step('without network a message comes back to the field; with it what was missed is there', async () => {
      await context.setOffline(true);
      await write(second.page, 'Written without network');
      await expect(fieldOf(second.page)).toHaveValue('Written without network');
      await expect(rowsOf(second.page, 'Written without network')).toHaveCount(0);
      await write(page, 'Missed by the second browser');
      await expect(rowsOf(page, 'Missed by the second browser')).toHaveText(/Sent$/);
      await context.setOffline(false);
      await expect(rowsOf(second.page, 'Missed by the second browser')).toHaveCount(1);
      await fieldOf(second.page).press('Enter');
      await expect(rowsOf(page, 'Written without network')).toHaveCount(1);
    });
    await test.step('both have the same thread, also after a reload', async () => {
      const texts = async (each: Page) => (await logOf(each).getByRole('listitem').allTextContents()).slice(-4).map((text) => text.replace(/\d\d:\d\d.*$/, ''));
      const shown = await texts(page);
      await expect.poll(() => texts(second.page)).toEqual(shown);
      await page.reload();
      await expect(rowsOf(page, 'Written without network')).toHaveCount(1);
      await expect.poll(() => texts(page)).toEqual(shown);
    });
    await test.step('a status is saved at once', async () => {
      await page.getByRole('button', { name: /Status/ }).click();
      await page.getByRole('option', { name: 'In Progress' }).click();
      await expect(page.getByRole('button', { name: /In Progress/ })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('button', { name: /In Progress/ })).toBeVisible();
    });
    await test.step('leaving the ticket leaves its channel', async () => {
      await context.close();
      await page.getByRole('link', { name: 'Back to Support' }).click();
      await expect(page).toHaveURL('/support');
      await expect.poll(sandbox.realtime).toEqual({ sockets: 1, subscriptions: 1 });
    });
  });
});

test.describe('across the end of a session', () => {
  test.use({ expectedConsole: /401 \(Unauthorized\)/ });

  test('by keyboard alone: a draft survives leaving and a session that ends, and answers and events in any order make one row', async ({ page, portal, sandbox }) => {
    await portal.signIn(CHAT);
    await expect.poll(sandbox.realtime).toEqual(subscribed);
    await tabTo(page, fieldOf(page));
    await page.keyboard.type('First line');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('second line');
    await test.step('leaving and coming back', async () => {
      await tabTo(page, page.getByRole('link', { name: 'Back to Support' }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/support');
      await page.goBack();
      await expect(fieldOf(page)).toHaveValue('First line\nsecond line');
    });
    await test.step('the end of the session', async () => {
      await sandbox.expireSessions();
      await page.reload();
      await portal.fillSignIn();
      await page.keyboard.press('Enter');
      await expect(fieldOf(page)).toHaveValue('First line\nsecond line');
      await expect.poll(sandbox.realtime).toEqual(subscribed);
    });
    await test.step('the event before the answer, twice, without a temporary id', async () => {
      await sandbox.setChat({ tempIds: 'ignored', answers: { hold: true }, events: { double: 1 } });
      await tabTo(page, fieldOf(page));
      await page.keyboard.press('Enter');
      await expect(rowsOf(page, 'second line')).toHaveText(/Pending$/);
      await expect.poll(sandbox.heldAnswers).toBe(1);
      await sandbox.release({ answers: [0] });
      await expect(rowsOf(page, 'second line')).toHaveText(/Sent$/);
      await expect(rowsOf(page, 'second line')).toHaveCount(1);
      await expect(fieldOf(page)).toHaveValue('');
    });
  });
});

test('typing right after a ticket opens is a message, leaves nothing, and a scan is not sent', async ({ page, portal }) => {
  await portal.signIn('/support');
  await page.getByRole('link', { name: 'TCK-1042', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Back to Support' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(fieldOf(page)).toBeFocused();
  await expect(page).toHaveURL(CHAT);

  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.type('Good morning');
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveValue(/Good morning$/);
  await fieldOf(page).fill('');
  // All keys at once, as a scanner types.
  await fieldOf(page).evaluate((field) => {
    for (const key of [...'804219365570', 'Enter']) {
      const isKept = field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      if (isKept) document.execCommand('insertText', false, key);
    }
  });
  await expect(fieldOf(page)).toHaveValue('804219365570');
  await page.keyboard.press('Enter');
  await expect(rowsOf(page, '804219365570')).toHaveCount(1);
});

test.describe('on a 360 px touch screen', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('a message is sent by touch, and the details are in a sheet', async ({ page, portal }) => {
    await portal.signIn(CHAT);
    await fieldOf(page).tap();
    await page.keyboard.type('Sent from a phone');
    await page.getByRole('button', { name: 'Send' }).tap();
    await expect(rowsOf(page, 'Sent from a phone')).toHaveText(/Sent$/);
    await page.getByRole('button', { name: 'Details' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Ticket TCK-1042' });
    await expect(sheet.getByText(/I could not wear it/)).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(sheet).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

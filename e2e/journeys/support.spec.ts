import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { holdRequests } from '../helpers/holdRequests.ts';
import { tabTo } from '../helpers/keyboard.ts';

const row = (page: Page, number: string) => page.getByRole('row', { name: new RegExp(number) });
const showing = (page: Page, entries: string) => expect(page.getByText(`Showing ${entries} entries`)).toBeVisible();

// The test makes the server refuse one status.
test.use({ expectedConsole: /500/ });

test('by mouse: tickets are found, filtered and sorted, a new message brings one up, and several get one status and get it back', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.signIn('/support');
  await showing(page, '1 to 8 of 8');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Support' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');

  const search = page.getByRole('searchbox', { name: 'Search tickets' });
  for (const [text, number] of [['1036', 'TCK-1036'], ['grace', 'TCK-1025'], ['@mailbox.de', 'TCK-1039'], ['late FEE', 'TCK-1027']] as const) {
    await search.fill(text);
    await showing(page, '1 to 1 of 1');
    await expect(row(page, number)).toBeVisible();
  }
  await search.fill('');
  await page.getByRole('button', { name: 'Status', expanded: false }).click();
  await page.getByRole('checkbox', { name: 'Pending' }).press('Space');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Subject' }).click();
  await expect(page).toHaveURL('/support?status=pending&sort=subject');
  await expect(page.getByRole('link', { name: /^TCK/ })).toHaveText(['TCK-1030', 'TCK-1042']);
  await page.reload();
  await expect(page.getByRole('link', { name: /^TCK/ })).toHaveText(['TCK-1030', 'TCK-1042']);

  // By now the bell is subscribed, and its notification refreshes the list.
  await expect.poll(async () => (await sandbox.realtime()).subscriptions).toBeGreaterThan(0);
  await expect(row(page, 'TCK-1030').getByText('Waiting')).toHaveCount(0);
  await sandbox.writeAsTraveler('30', 'Could it be a size smaller?');
  await expect(row(page, 'TCK-1030').getByText('Waiting 1 min')).toBeVisible();
  await expect(row(page, 'TCK-1030').getByText('Unread')).toBeAttached();

  await page.getByRole('checkbox', { name: 'Select this page' }).click();
  await sandbox.setSwitches({ failNext: 1, path: '/support-tickets/30/status' });
  await page.getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('menuitem', { name: 'In Progress' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set to In Progress' });
  await expect(dialog.getByText('1 of 2 tickets')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toContainText('TCK-1030');
  await dialog.getByRole('button', { name: 'Retry 1 failed' }).click();
  await expect(portal.toast('2 tickets set to In Progress')).toBeVisible();
  await expect(page.getByText('No support found.'), 'neither is pending any longer').toBeVisible();
  await expect(page.getByText('Try adjusting filters or check back later.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(portal.toast('2 statuses put back')).toBeVisible();
  await expect(page.getByRole('link', { name: /^TCK/ })).toHaveText([/TCK-1030/, /TCK-1042/]);

  await row(page, 'TCK-1042').getByText('Zip split on first evening').click();
  await expect(page).toHaveURL('/support/chatsupport/42');
});

test("the browser's Back button asks while statuses are set; Leave lets the running one end and sends no other", async ({ page, portal }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/status') && sent.push(request.url()));
  await portal.signIn('/dashboard');
  await page.getByRole('link', { name: 'Support' }).first().click();
  await page.getByRole('checkbox', { name: 'Select this page' }).click();
  const release = await holdRequests(page, '**/api/support-tickets/*/status');
  await page.getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('menuitem', { name: 'Rejected' }).click();
  const run = page.getByRole('dialog', { name: 'Set to Rejected' });
  await expect(run).toBeVisible();
  const question = page.getByRole('alertdialog', { name: 'Leave while saving?' });
  await page.goBack();
  await question.getByRole('button', { name: 'Keep saving' }).click();
  await expect(question).toBeHidden();
  await expect(run).toBeVisible();

  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(portal.heading(/^Welcome/)).toBeVisible();
  const set = page.waitForResponse(/\/status$/);
  release();
  await set;
  await page.getByRole('link', { name: 'Support' }).first().click();
  await showing(page, '1 to 8 of 8');
  expect(sent).toHaveLength(1);
});

test('by keyboard alone: search, sort, select, set a status, open a ticket from the list and from the palette', async ({ page, portal }) => {
  const { keyboard } = page;
  await portal.signIn('/support');
  await showing(page, '1 to 8 of 8');
  await tabTo(page, page.getByRole('searchbox', { name: 'Search tickets' }));
  await keyboard.type('valise.club');
  await showing(page, '1 to 3 of 3');
  await tabTo(page, page.getByRole('button', { name: 'Ticket ID' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^TCK/ })).toHaveText([/1027/, /1033/, /1041/]);
  await tabTo(page, page.getByRole('checkbox', { name: /TCK-1027/ }));
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Set status' }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'In Progress' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(portal.toast('1 ticket set to In Progress')).toBeVisible();
  await expect(row(page, 'TCK-1027').getByText('In Progress')).toBeVisible();

  await keyboard.press('Control+K');
  await expect(page.getByRole('option', { name: /^Pending tickets/ })).toBeVisible();
  await keyboard.type('emma');
  await expect(page.getByRole('option', { name: /TCK-1042/ })).toBeVisible();
  await keyboard.press('Escape');
  await keyboard.press('Escape');
  await tabTo(page, page.getByRole('link', { name: 'TCK-1027', exact: true }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/support/chatsupport/27');
});

test.describe('on a touch screen of 360 px', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('tickets are cards, filtered in a sheet, selected from the menu, and a card opens its chat', async ({ page, portal }) => {
    await portal.signIn('/support');
    await showing(page, '1 to 8 of 8');
    const cards = page.getByRole('list', { name: 'Support' }).getByRole('listitem');
    await page.getByRole('button', { name: 'Status' }).tap();
    await page.getByRole('dialog').getByText('Resolved', { exact: true }).tap();
    await page.getByRole('button', { name: /^Show 3$/ }).tap();
    await expect(cards).toHaveCount(3);
    await page.getByRole('button', { name: 'Bulk Actions' }).tap();
    await page.getByRole('menuitem', { name: 'Select' }).tap();
    await page.getByRole('checkbox', { name: /TCK-1033/ }).tap();
    await page.getByRole('button', { name: 'Set status' }).tap();
    await page.getByRole('menuitem', { name: 'Pending' }).tap();
    await expect(portal.toast('1 ticket set to Pending')).toBeVisible();
    await expect(cards).toHaveCount(2);
    await page.getByRole('button', { name: 'Done' }).tap();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await cards.first().tap();
    await expect(page).toHaveURL(/\/support\/chatsupport\/\d+/);
  });
});

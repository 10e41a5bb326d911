import { readFile } from 'node:fs/promises';
import { expect, test } from '../helpers/fixtures.ts';

const rowsOf = (csv: string) => csv.trim().split(/\r?\n/).length - 1;

test('a partner whose server sends pages of 15 has all 248 products, in search, selection and export', async ({ page, portal, sandbox }) => {
  await sandbox.setManners({ pages: 'wrapped' });
  await portal.signIn('/products');
  await expect(page.getByText('Showing 1 to 10 of 248 entries')).toBeVisible();

  await test.step('an export has all of them', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Bulk Actions' }).click();
    await page.getByRole('menuitem', { name: 'Export CSV' }).click();
    expect(rowsOf(await readFile(await (await download).path(), 'utf8'))).toBe(248);
  });
  await test.step('a selection has all of them', async () => {
    await page.getByRole('checkbox', { name: 'Select this page' }).press('Space');
    await page.getByRole('button', { name: 'Select all 248' }).click();
    await expect(page.getByText('248 selected', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
  });
  await test.step('a search finds those of the last page', async () => {
    await page.getByRole('navigation', { name: 'Products, pages' }).getByRole('button', { name: 'Page 25' }).click();
    const last = await page.getByRole('row').last().getByRole('link').first().innerText();
    await page.getByRole('searchbox', { name: 'Search in product' }).fill(last);
    await expect(page.getByRole('row').filter({ hasText: last }).first()).toBeVisible();
  });
  await test.step('the tabs of the orders count all of them', async () => {
    await page.goto('/orders');
    const counts = async () => (await page.getByRole('tab', { name: /^(Assigned|Pending)/ }).allInnerTexts()).map((text) => Number(/\d+/.exec(text)?.[0]));
    await expect.poll(async () => (await counts()).reduce((sum, count) => sum + count, 0)).toBe(190);
  });
});

test('a page that fails leaves a part that says so, until Try again brings the rest', async ({ page, portal, sandbox }) => {
  await sandbox.setManners({ pages: 'resource' });
  let isDown = true;
  await page.route('**/api/refunds?page=3', (route) => (isDown ? route.fulfill({ status: 403, json: { message: 'The shop is closed.' } }) : route.fallback()));
  await portal.signIn('/refund');
  await expect(page.getByRole('alert')).toContainText(/\d+ of 48 loaded\. The others could not be loaded\. The shop is closed\./);
  await expect(page.getByText(/^Showing 1 to 10, \d+ of 48 loaded$/)).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Showing 1 to 10 of 48 entries')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a server that takes 10 calls in 10 seconds is waited for, and the list comes whole', async ({ page, portal, sandbox }) => {
  await sandbox.setManners({ pages: 'paginator', throttle: 'seconds' });
  await portal.signIn('/products');
  await expect(page.getByText(/The server is busy\. (Going on|Trying again) in \d+ s\./).first()).toBeVisible();
  await expect(page.getByText('Showing 1 to 10 of 248 entries')).toBeVisible({ timeout: 60_000 });
});

test('what cannot be read is told above a list, with ids and keys and a report to copy', async ({ page, portal, sandbox }) => {
  await sandbox.setManners({ keys: 'broken' });
  await portal.signIn('/refund');
  await page.getByText(/^\d+ could not be read$/).click();
  await expect(page.getByRole('listitem').filter({ hasText: /^Item 2: id$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy report' })).toBeVisible();
});

test.use({ expectedConsole: /could not be read|repeats an id|429|403/ });

import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { holdRequests } from '../helpers/holdRequests.ts';
import { tabTo } from '../helpers/keyboard.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^(Edit|Put back) \d+ products?$/ });
const rowOf = (page: Page, name: string) => dialogOf(page).getByRole('row', { name: new RegExp(name) });
const listed = (page: Page, name: string) => page.getByRole('table', { name: 'Products' }).getByRole('row', { name: new RegExp(name) });
const bar = (page: Page) => page.getByRole('group', { name: 'Selected rows' });

const trench = 'Double-Breasted Trench';
const blazer = 'Wool Tailored Blazer';
const dress = 'Silk Slip Dress';

async function select(page: Page, ...names: string[]) {
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).first().click();
}

async function choose(page: Page, field: RegExp, option: string) {
  await dialogOf(page).getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

/** Opens the edit of the selected products, and raises their prices by 10 %. */
async function raisePrices(page: Page) {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await choose(page, /^Base price /, 'Raise by');
  await dialogOf(page).getByRole('textbox', { name: 'Amount' }).fill('10');
}

test.describe('with a row that is refused', () => {
  test.use({ expectedConsole: /500/ });

  test('by mouse: several products get a status and a price, a failed row is tried again, and all is put back', async ({ page, portal, sandbox }) => {
    await portal.signIn('/products');
    await select(page, trench, blazer, dress);
    await raisePrices(page);
    await choose(page, /^Status /, 'Available');
    await expect(rowOf(page, blazer)).toContainText(/Rented.*becomes.*Available.*\$96\.00.*becomes.*\$105\.60/);
    await expect(rowOf(page, trench)).toContainText(/Available\$42\.00.*becomes.*\$46\.20/);

    await sandbox.setSwitches({ failNext: 1, path: '/products/2' });
    await dialogOf(page).getByRole('button', { name: 'Update 3 products' }).click();
    await expect(rowOf(page, blazer)).toContainText('Failed to update product.');
    await expect(dialogOf(page).getByText('1 failed', { exact: true })).toBeVisible();
    await dialogOf(page).getByRole('button', { name: `Retry ${blazer}` }).click();
    await expect(portal.toast('3 products updated')).toBeVisible();
    await expect(dialogOf(page)).toBeHidden();
    await expect(bar(page)).toBeHidden();
    await expect(listed(page, blazer)).toContainText(/Available.*\$105\.60/);

    await sandbox.setSwitches({ failNext: 1, path: '/products/3' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(dialogOf(page)).toHaveAccessibleName('Put back 3 products');
    await dialogOf(page).getByRole('button', { name: 'Retry 1 failed' }).click();
    await expect(portal.toast('3 products put back')).toBeVisible();
    await expect(listed(page, blazer)).toContainText(/Rented.*\$96\.00/);
    await expect(listed(page, trench)).toContainText('$42.00');
    await expect(bar(page), 'what was selected is selected again').toContainText('3 selected');
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  });
});

test('what is sent is the whole product, with its images, changed in status and price alone', async ({ page, portal }) => {
  const stored = async (id: string) => {
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname === `/api/products/${id}` && response.request().method() === 'GET');
    await page.goto(`/products/viewproduct/${id}`);
    return ((await (await answer).json()) as { data: Record<string, unknown> }).data;
  };
  await portal.signIn('/products/viewproduct/2');
  await expect(portal.heading(blazer)).toBeVisible();
  const before = await stored('2');
  await page.goto('/products');
  await select(page, blazer);
  await raisePrices(page);
  await choose(page, /^Status /, 'Archived');
  await dialogOf(page).getByRole('button', { name: 'Update 1 product' }).click();
  await expect(portal.toast('1 product updated')).toBeVisible();
  expect(await stored('2')).toEqual({ ...before, base_price: '105.60', product_availibity: 'Archived' });
});

test.describe('with a response that is lost', () => {
  test.use({ expectedConsole: /ERR_FAILED/ });

  test('the product that the server has changed counts as updated, and is sent once', async ({ page, portal }) => {
    await portal.signInQuietly('/products');
    await select(page, trench, blazer, dress);
    await raisePrices(page);
    let sent = 0;
    await page.route('**/api/products/2', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      sent += 1;
      await route.fetch();
      return route.abort();
    });
    await dialogOf(page).getByRole('button', { name: 'Update 3 products' }).click();
    await expect(portal.toast('3 products updated')).toBeVisible();
    await expect(listed(page, blazer)).toContainText('$105.60');
    expect(sent).toBe(1);
  });
});

test('what cannot be sent back whole is left out and told', async ({ page, portal }) => {
  await page.route('/api/products', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: Record<string, unknown>[] };
    await route.fulfill({ json: { data: data.map(({ note, ...wire }) => (String(wire.id) === '3' ? wire : { ...wire, note })) } });
  });
  await portal.signIn('/products');
  await select(page, trench, dress);
  await raisePrices(page);
  await expect(dialogOf(page).getByRole('row').nth(1)).toContainText(/Silk Slip DressNote did not come with it\..*Left out/);
  await dialogOf(page).getByRole('button', { name: 'Update 1 product' }).click();
  await expect(portal.toast('1 product updated, 1 left out')).toBeVisible();
  await expect(listed(page, trench)).toContainText('$46.20');
  await expect(listed(page, dress)).toContainText('$120.00');
});

test('stopped, the running product is changed and no other', async ({ page, portal }) => {
  await portal.signIn('/products');
  await select(page, trench, blazer, dress);
  await raisePrices(page);
  const release = await holdRequests(page, '**/api/products/2');
  await dialogOf(page).getByRole('button', { name: 'Update 3 products' }).click();
  await expect(rowOf(page, blazer)).toContainText('Saving...');
  await expect(rowOf(page, trench)).toContainText('Updated');
  await dialogOf(page).getByRole('button', { name: 'Stop' }).click();
  release();
  await expect(dialogOf(page).getByText('1 was not changed', { exact: true })).toBeVisible();
  await expect(rowOf(page, blazer)).toContainText('Updated');
  await dialogOf(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(portal.toast('2 products updated')).toBeVisible();
  await expect(listed(page, dress)).toContainText('$120.00');
  await expect(bar(page), 'the selection stays for another attempt').toContainText('3 selected');
});

test("the browser's Back button asks while it runs; Leave lets the running product end and sends no other", async ({ page, portal }) => {
  await portal.signIn('/dashboard');
  await page.getByRole('link', { name: 'Products' }).first().click();
  await select(page, trench, blazer, dress);
  await raisePrices(page);
  const release = await holdRequests(page, '**/api/products/2');
  await dialogOf(page).getByRole('button', { name: 'Update 3 products' }).click();
  await expect(rowOf(page, trench)).toContainText('Updated');
  const question = page.getByRole('alertdialog', { name: 'Leave while saving?' });
  await page.goBack();
  await expect(question).toHaveAccessibleDescription('Leaving stops saving. What is already saved stays.');
  await question.getByRole('button', { name: 'Keep saving' }).click();
  await expect(question).toBeHidden();
  await expect(rowOf(page, blazer)).toContainText('Saving...');

  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(portal.heading(/^Welcome/)).toBeVisible();
  const changed = page.waitForResponse(/\/api\/products\/2/);
  release();
  await changed;
  await page.getByRole('link', { name: 'Products' }).first().click();
  await expect(listed(page, trench)).toContainText('$46.20');
  await expect(listed(page, blazer)).toContainText('$105.60');
  await expect(listed(page, dress)).toContainText('$120.00');
});

test('by keyboard alone: chosen, sent, stopped nowhere, put back by Control and Z', async ({ page, portal }) => {
  const { keyboard } = page;
  await portal.signIn('/products');
  await tabTo(page, page.getByRole('checkbox', { name: `Select ${trench}` }).first());
  await keyboard.press('Space');
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  await tabTo(page, edit, 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(rowOf(page, trench)).toBeVisible();
  await tabTo(page, dialogOf(page).getByRole('button', { name: /^Base price / }));
  await keyboard.press('Enter');
  await keyboard.type('Set');
  await keyboard.press('Enter');
  await tabTo(page, dialogOf(page).getByRole('textbox', { name: 'Amount' }));
  await keyboard.type('45,50');
  await tabTo(page, dialogOf(page).getByRole('region', { name: '1 product' }));
  await expect(rowOf(page, trench)).toContainText('$45.50');
  await tabTo(page, dialogOf(page).getByRole('button', { name: 'Update 1 product' }));
  await keyboard.press('Enter');
  await expect(portal.toast('1 product updated')).toBeVisible();
  await expect(listed(page, trench)).toContainText('$45.50');
  await expect(dialogOf(page)).toBeHidden();
  await keyboard.press('Control+z');
  await expect(portal.toast('1 product put back')).toBeVisible();
  await expect(listed(page, trench)).toContainText('$42.00');
  await expect(edit).toBeFocused();
});

test('all 248 products are previewed, the first of them drawn', async ({ page, portal }) => {
  await portal.signIn('/products');
  await page.getByRole('checkbox', { name: 'Select this page' }).click();
  await page.getByRole('button', { name: 'Select all 248' }).click();
  await raisePrices(page);
  await expect(dialogOf(page).getByRole('button', { name: 'Update 248 products' })).toBeEnabled();
  await expect(dialogOf(page).getByText('and 148 more')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
});

test.describe('on a touch screen of 360 px', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, expectedConsole: /500/ });

  test('the rows are cards, a failed one is tried again, and all is put back', async ({ page, portal, sandbox }) => {
    await portal.signIn('/products');
    await page.getByRole('button', { name: 'Bulk Actions' }).tap();
    await page.getByRole('menuitem', { name: 'Select', exact: true }).tap();
    await select(page, trench, blazer);
    await page.getByRole('button', { name: 'Edit', exact: true }).tap();
    await dialogOf(page).getByRole('button', { name: /^Status / }).tap();
    await page.getByRole('option', { name: 'Archived' }).tap();
    await sandbox.setSwitches({ failNext: 1, path: '/products/1' });
    await dialogOf(page).getByRole('button', { name: 'Update 2 products' }).tap();
    await expect(dialogOf(page).getByText('1 of 2 updated').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const retry = dialogOf(page).getByRole('button', { name: `Retry ${trench}` });
    await expect.poll(async () => (await retry.boundingBox())?.height, 'reached by a finger').toBeGreaterThanOrEqual(44);
    await retry.tap();
    await expect(portal.toast('2 products updated')).toBeVisible();
    const cards = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
    await expect(cards.filter({ hasText: trench }).first()).toContainText('Archived');
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(portal.toast('2 products put back')).toBeVisible();
    await expect(cards.filter({ hasText: trench }).first()).toContainText('Available');
  });
});

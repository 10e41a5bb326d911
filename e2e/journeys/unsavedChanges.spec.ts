import type { Page, Route } from '@playwright/test';
import { expect, Portal, test } from '../helpers/fixtures.ts';
import { pngFile } from '../helpers/pngFile.ts';

test.beforeEach(async ({ page, portal }) => {
  await portal.signIn('/products');
  await page.getByRole('link', { name: 'Add Product' }).click();
  await page.getByRole('textbox', { name: 'Product name' }).fill('Unsaved Coat');
});

test('a link opens the dialog; Keep editing keeps the input', async ({ page, portal }) => {
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL('/products/addproduct');
  await expect(page.getByRole('textbox', { name: 'Product name' })).toHaveValue('Unsaved Coat');
  await expect(portal.heading('Add Product')).toBeVisible();
});

test('Leave discards the draft', async ({ page }) => {
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/products');
  await page.getByRole('link', { name: 'Add Product' }).click();
  await expect(page.getByRole('textbox', { name: 'Product name' })).toHaveValue('');
  await expect(page.getByRole('button', { name: /Restore/ })).toBeHidden();
});

test("the browser's Back button opens the dialog; Leave continues the navigation", async ({ page, portal }) => {
  await page.goBack();
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/products/addproduct');
  await expect(page.getByRole('textbox', { name: 'Product name' })).toHaveValue('Unsaved Coat');

  await page.goBack();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/products');
  await expect(portal.heading('Products')).toBeVisible();
  await page.goForward();
  await expect(portal.heading('Add Product')).toBeVisible();
});

test('Back by two entries opens the dialog at the address of the form; Leave goes back by both', async ({ page, portal }) => {
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.getByRole('link', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('link', { name: 'Add Product' }).click();
  await page.getByRole('textbox', { name: 'Product name' }).fill('Unsaved Coat');
  await page.evaluate(() => window.history.go(-2));
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL('/products/addproduct');
  await page.evaluate(() => window.history.go(-2));
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/products');
  await expect(portal.heading('Products')).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/page=2/);
});

test('a reload warns, and shows the draft that can be restored', async ({ page }) => {
  await page.getByRole('textbox', { name: 'Note' }).scrollIntoViewIfNeeded();
  const warned = page.waitForEvent('dialog');
  const reloading = page.reload();
  const dialog = await warned;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloading;
  await expect(page.getByText('You have an unsaved draft.')).toBeInViewport();
  // After the bell has loaded nothing moves the page any more.
  await expect(page.getByRole('button', { name: /^Notifications, \d+ unread$/ })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('button', { name: /Restore/ }).click();
  await expect(page.getByRole('textbox', { name: 'Product name' })).toHaveValue('Unsaved Coat');
});

/** How many photos of drafts the browser has stored. */
const storedPhotos = (page: Page) =>
  page.evaluate(async () => {
    const name = 'valise.draftPhotos';
    // If the test opened it before the portal did, it would be created without the portal's store.
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return 0;
    const request = indexedDB.open(name);
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
    const count = database.transaction('photos').objectStore('photos').count();
    await new Promise((resolve) => count.addEventListener('success', resolve));
    database.close();
    return count.result;
  });

test('each tab has its own draft; that of a closed tab is offered in the other, with its photo; logging out removes all', async ({ page, context }) => {
  await page.locator('input[type="file"]').first().setInputFiles(pngFile('front.png', [40, 78, 64]));
  await expect(page.getByRole('img', { name: 'front.png' })).toBeVisible();
  await expect.poll(() => storedPhotos(page)).toBe(1);

  const other = await context.newPage();
  const name = other.getByRole('textbox', { name: 'Product name' });
  const offer = other.getByText('You have an unsaved draft.');
  await other.goto('/products/addproduct');
  await name.fill('Linen Shirt');
  await other.getByRole('textbox', { name: 'Base price' }).fill('20');
  await other.getByRole('button', { name: 'Save Product' }).click();
  await expect(other).toHaveURL('/products');
  await other.getByRole('link', { name: 'Add Product' }).click();
  await expect(name).toHaveValue('');
  await expect(offer).toBeHidden();
  await name.fill('Wool Scarf');
  await other.reload();
  await expect(offer).toBeVisible();
  await other.getByRole('button', { name: 'Discard' }).click();
  await expect(offer).toBeHidden();

  await page.close();
  await other.reload();
  await other.getByRole('button', { name: 'Restore draft' }).click();
  await expect(name).toHaveValue('Unsaved Coat');
  await expect(other.getByRole('img', { name: 'front.png' })).toBeVisible();

  await other.getByRole('button', { name: 'Logout' }).click();
  await other.getByRole('alertdialog', { name: 'Logout?' }).getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/login');
  expect(await other.evaluate(() => localStorage.length)).toBe(0);
  await expect.poll(() => storedPhotos(other)).toBe(0);
  await new Portal(other).signIn('/products/addproduct');
  await expect(new Portal(other).heading('Add Product')).toBeVisible();
  await expect(offer).toBeHidden();
});

test.describe('left while it is saved', () => {
  test.use({ expectedConsole: /500/ });

  for (const [way, leave] of [
    ['a link', (page: Page) => page.getByRole('link', { name: 'Dashboard' }).first().click()],
    ["the browser's Back button", (page: Page) => page.goBack()],
  ] as const) {
    test(`by ${way}: a dialog asks; Keep saving saves, Leave stops the upload and keeps the draft`, async ({ page, portal }) => {
      const held: Route[] = [];
      const stopped: string[] = [];
      page.on('requestfailed', (request) => stopped.push(request.failure()?.errorText ?? ''));
      await page.route('**/api/products', (route) => (route.request().method() === 'POST' ? void held.push(route) : route.continue()));
      const dialog = page.getByRole('alertdialog', { name: 'Leave while saving?' });
      await page.getByRole('textbox', { name: 'Base price' }).fill('20');

      await page.getByRole('button', { name: 'Save Product' }).click();
      await expect.poll(() => held.length).toBe(1);
      await leave(page);
      await expect(dialog).toHaveAccessibleDescription('Leaving stops saving. Your draft is kept.');
      await dialog.getByRole('button', { name: 'Leave' }).click();
      await expect(portal.heading('Add Product')).toBeHidden();
      await expect.poll(() => stopped).toEqual(['net::ERR_ABORTED']);
      await expect(portal.toast(/^Saving was stopped.* Your draft is kept\.$/)).toBeVisible();

      await page.goto('/products/addproduct');
      await page.getByRole('button', { name: 'Restore draft' }).click();
      await expect(page.getByRole('textbox', { name: 'Product name' })).toHaveValue('Unsaved Coat');
      await page.getByRole('button', { name: 'Save Product' }).click();
      await expect.poll(() => held.length).toBe(2);
      await page.getByRole('link', { name: 'Orders' }).first().click();
      await dialog.getByRole('button', { name: 'Keep saving' }).click();
      await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
      await page.getByRole('link', { name: 'Orders' }).first().click();
      await expect(dialog).toBeVisible();
      await held[1]!.continue();
      await expect(portal.toast('Product added successfully!')).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/products');
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual([]);
    });
  }

  test('and the server has saved it already: it counts as saved, and no draft is left', async ({ page, portal }) => {
    let isOnServer = false;
    await page.route('**/api/products', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      // The answer never arrives.
      await route.fetch();
      isOnServer = true;
    });
    await page.getByRole('textbox', { name: 'Base price' }).fill('20');
    await page.getByRole('button', { name: 'Save Product' }).click();
    await expect.poll(() => isOnServer).toBe(true);
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expect(portal.toast('Product added successfully!')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual([]);
    await page.goto('/products?search=unsaved+coat');
    await expect(page.getByRole('row', { name: /Unsaved Coat/ })).toHaveCount(1);
  });
});

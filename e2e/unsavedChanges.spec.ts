import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ page, portal }) => {
  await portal.signIn('/products');
  await page.getByRole('link', { name: '+ Add Product' }).click();
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
  await page.getByRole('link', { name: '+ Add Product' }).click();
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

test('a reload warns, and the draft can be restored', async ({ page }) => {
  const warned = page.waitForEvent('dialog');
  const reloading = page.reload();
  const dialog = await warned;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloading;
  await page.getByRole('button', { name: /Restore/ }).click();
  await expect(page.getByRole('textbox', { name: 'Product name' })).toHaveValue('Unsaved Coat');
});

test('logging out discards the draft', async ({ page, portal }) => {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog', { name: 'Logout?' }).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await portal.signIn('/products/addproduct');
  await expect(page.getByRole('button', { name: /Restore/ })).toBeHidden();
});

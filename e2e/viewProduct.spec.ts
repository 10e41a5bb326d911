import { expect, test } from './fixtures.ts';

test('a row of the list opens its product, and Back returns to the list', async ({ page, portal }) => {
  await portal.signIn('/products');
  await page.getByRole('link', { name: 'Silk Slip Dress' }).first().click();
  await expect(page).toHaveURL(/\/products\/viewproduct\/\d+$/);
  await expect(portal.heading('Silk Slip Dress')).toBeFocused();
  await expect(page).toHaveTitle(/^(\(\d+\) )?View Product · Valise$/);
  await expect(page.getByRole('link', { name: 'Products' }).first()).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(portal.heading('Products')).toBeFocused();
});

test('the search finds a product', async ({ page, portal }) => {
  await portal.signIn('/');
  await expect(portal.heading(/^Welcome/)).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('Oxford Shirt');
  await page.getByRole('option', { name: /Oxford Shirt/ }).first().click();
  await expect(portal.heading('Oxford Shirt')).toBeFocused();
});

test.describe('a product that does not exist', () => {
  test.use({ expectedConsole: /404/ });

  for (const id of ['999999', 'abc', 'a%2Fb'])
    test(`at ${id} the screen shows that and links back to the list`, async ({ page, portal }) => {
      await portal.signIn(`/products/viewproduct/${id}`);
      await expect(portal.heading(/^Product (999999 )?not found$/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
      await page.getByRole('main').getByRole('link', { name: 'Back to Products' }).last().click();
      await expect(portal.heading('Products')).toBeFocused();
    });
});

test.describe('a product that cannot be loaded', () => {
  test.use({ expectedConsole: /500|Failed to load resource/ });

  test('is loaded by Try again', async ({ page, portal, sandbox }) => {
    await portal.signInQuietly('/products');
    // Four failures: the first response and its three retries.
    await sandbox.setSwitches({ failNext: 4, failWith: 'error', path: '/products' });
    await page.getByRole('link', { name: 'Silk Slip Dress' }).first().click();
    await expect(page.getByText('Failed to load product data.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(portal.heading('Silk Slip Dress')).toBeVisible();
  });
});

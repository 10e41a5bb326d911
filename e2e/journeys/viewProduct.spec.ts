import { expect, test } from '../helpers/fixtures.ts';
import { pdfPages, qrOn } from '../helpers/pdf.ts';

test('a row of the list opens its product, and Back returns to the row', async ({ page, portal }) => {
  await portal.signIn('/products');
  await page.getByRole('link', { name: 'Silk Slip Dress' }).first().click();
  await expect(page).toHaveURL(/\/products\/viewproduct\/\d+$/);
  await expect(portal.heading('Silk Slip Dress')).toBeFocused();
  await expect(page).toHaveTitle(/^(\(\d+\) )?Silk Slip Dress · View Product · Valise$/);
  await expect(page.getByRole('link', { name: 'Products' }).first()).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Silk Slip Dress' }).first()).toBeFocused();
});

test('the search finds a product', async ({ page, portal }) => {
  await portal.signIn('/');
  await expect(portal.heading(/^Welcome/)).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('Oxford Shirt');
  await page.getByRole('option', { name: /Oxford Shirt/ }).first().click();
  await expect(portal.heading('Oxford Shirt')).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`printed in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('a product is its fields, its price and a code that is read back, on white, and nothing around them', async ({ page, portal }) => {
      await portal.signIn('/products/viewproduct/2');
      await expect(page.getByRole('img', { name: /^QR code of barcode/ })).toBeVisible();
      const barcode = await page.locator('dt', { hasText: /^Barcode$/ }).locator('+ dd').innerText();
      const pages = await pdfPages(page, await page.pdf({ format: 'A4', printBackground: true }));
      const text = pages.map((sheet) => sheet.text).join(' ');
      for (const shown of ['Wool Tailored Blazer', 'Rental price', 'Basic Information', 'Size And Fit', 'Condition & Lifecycle', barcode]) expect(text).toContain(shown);
      expect(text).not.toMatch(/Dashboard|Marta|Edit|Duplicate|Print label|Back to Products|Preview|Download/);
      const all = { x: 0, y: 0, width: 210, height: 297 };
      expect(pages.map((sheet) => qrOn(sheet, all))).toContain(barcode);
      const corner = pages[0]!.picture({ x: 204, y: 2, width: 4, height: 4 }).data;
      expect(Math.min(...corner)).toBe(255);
    });
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

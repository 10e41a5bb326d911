import { chooseFiles } from '../helpers/chooseFiles.ts';
import { expect, partner, test } from '../helpers/fixtures.ts';
import { tabTo } from '../helpers/keyboard.ts';
import { pngFile } from '../helpers/pngFile.ts';

const front = pngFile('front.png', [40, 78, 64]);
const back = pngFile('back.png', [201, 115, 52]);

test('sign in, add a product with pictures, find it, reload, delete it, sign out: by mouse', async ({ page, portal }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await portal.fillSignIn();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/');
  await expect(portal.heading(`Welcome ${partner.name}!`)).toBeVisible();
  await expect(page).toHaveTitle(/Dashboard · Valise$/);

  await page.getByRole('link', { name: 'Products' }).first().click();
  await expect(page.getByText('Showing 1 to 10 of 248 entries')).toBeVisible();
  await page.getByRole('link', { name: 'Add Product' }).click();
  await expect(portal.heading('Add Product')).toBeFocused();

  await chooseFiles(page, () => page.getByRole('button', { name: /^Add images/ }).click(), [front, back]);
  await expect(page.getByRole('group', { name: 'Product Image' }).getByRole('img', { name: /\.png$/ })).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Product name' }).fill('Loden Travel Cape');
  await page.getByRole('button', { name: 'Brand Select brand' }).click();
  await page.getByRole('option', { name: 'Prada' }).click();
  await page.getByRole('textbox', { name: 'Base price' }).fill('64.50');
  await page.getByRole('textbox', { name: 'Deposit' }).fill('200');
  await page.getByRole('textbox', { name: 'SKU' }).fill('LTC-01');
  await page.getByRole('textbox', { name: 'Barcode' }).fill('804219365571');
  await expect(page.getByRole('img', { name: 'QR code of barcode 804219365571' })).toBeVisible();
  await page.getByRole('button', { name: 'Min rental period Select min rental period' }).click();
  await page.getByRole('option', { name: '2 days' }).click();
  await page.getByRole('button', { name: 'Save Product' }).click();

  await expect(page).toHaveURL('/products');
  await expect(portal.toast('Product added successfully!')).toBeVisible();
  await expect(page.getByText('of 249 entries')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search in product' }).fill('travel cape');
  const row = page.getByRole('row', { name: /Loden Travel Cape/ });
  await expect(row).toContainText('$64.50');
  await expect(row).toContainText('Prada');

  await expect(page).toHaveURL('/products?search=travel+cape');
  await page.reload();
  await expect(row).toBeVisible();
  await expect.poll(() => row.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(500);

  await row.getByRole('button', { name: 'Delete Loden Travel Cape' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Product' });
  await expect(dialog).toHaveAccessibleDescription('Are you sure you want to delete this product? This action cannot be undone. Loden Travel Cape, LTC-01');
  await expect(dialog).toContainText('LTC-01');
  await dialog.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(portal.toast('Product deleted successfully.')).toBeVisible();
  await expect(page.getByText('No products found.')).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog', { name: 'Logout?' }).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL('/login');
});

test('sign in, add a product with pictures, find it, reload, delete it, sign out: by keyboard alone', async ({ page, portal }) => {
  const { keyboard } = page;
  await page.goto('/products');
  await tabTo(page, page.getByLabel('Email'));
  await keyboard.type(partner.email);
  await keyboard.press('Tab');
  await keyboard.type(partner.password);
  await keyboard.press('Enter');
  await expect(portal.heading('Products')).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: 'Add Product' }));
  await keyboard.press('Enter');
  await expect(portal.heading('Add Product')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: /^Add images/ }));
  await chooseFiles(page, () => keyboard.press('Enter'), [front, back]);
  await expect(page.getByRole('group', { name: 'Product Image' }).getByRole('img', { name: /\.png$/ })).toHaveCount(2);

  await tabTo(page, page.getByRole('textbox', { name: 'Product name' }));
  await keyboard.type('Midnight Rail Jacket');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Brand Select brand' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await keyboard.type('Uni');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Brand Uniqlo' })).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: 'Base price' }));
  await keyboard.type('31');
  await keyboard.press('Control+Enter');

  await expect(portal.heading('Products')).toBeFocused();
  await tabTo(page, page.getByRole('searchbox', { name: 'Search in product' }));
  await keyboard.type('midnight');
  const row = page.getByRole('row', { name: /Midnight Rail Jacket/ });
  await expect(row).toContainText('$31.00');
  await expect(page).toHaveURL('/products?search=midnight');
  await page.reload();
  await expect(row).toBeVisible();

  await tabTo(page, row.getByRole('button', { name: 'Delete Midnight Rail Jacket' }));
  await keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Delete Product' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await tabTo(page, dialog.getByRole('button', { name: 'Yes, Delete' }));
  await keyboard.press('Enter');
  await expect(page.getByText('No products found.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Logout' }), 'Shift+Tab');
  await keyboard.press('Enter');
  const logoutDialog = page.getByRole('alertdialog', { name: 'Logout?' });
  await tabTo(page, logoutDialog.getByRole('button', { name: 'Logout' }));
  await keyboard.press('Enter');
  await expect(portal.heading('Sign in')).toBeFocused();
});

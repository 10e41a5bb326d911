import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { chooseFiles } from '../helpers/chooseFiles.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { tabTo } from '../helpers/keyboard.ts';
import { pngFile } from '../helpers/pngFile.ts';

/** The text of a picture's QR code, or undefined. */
async function decodedQr(page: Page, png: Buffer): Promise<string | undefined> {
  const { data, width, height } = await page.evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    return { data: [...context.getImageData(0, 0, bitmap.width, bitmap.height).data], width: bitmap.width, height: bitmap.height };
  }, [...png]);
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data;
}

const [front, side, back] = [pngFile('front.png', [40, 78, 64]), pngFile('side.png', [201, 115, 52]), pngFile('back.png', [90, 60, 120])];

test('edit keeping two images and adding one: from the list, with a generated barcode, to what is stored', async ({ page, portal }) => {
  await portal.signIn('/products/addproduct');
  const choose = (...files: (typeof front)[]) => chooseFiles(page, () => page.getByRole('button', { name: /^Add (images|more)/ }).click(), files);
  const images = page.getByRole('group', { name: 'Product Image' });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });

  await test.step('a product with three images and a video', async () => {
    await choose(front, side, back);
    await expect(images.getByRole('img', { name: /\.png$/ })).toHaveCount(3);
    await field('Product name').fill('Loden Travel Cape');
    await field('Base price').fill('64.5');
    await field('Paste a video URL').fill('https://video.example/cape');
    await page.getByRole('button', { name: 'Brand Select brand' }).click();
    await page.getByRole('option', { name: 'Other', exact: true }).click();
    await page.keyboard.type('Maison Loden');
    await page.getByRole('button', { name: 'Save Product' }).click();
    await expect(page).toHaveURL('/products');
    await expect(portal.toast('Product added successfully!')).toBeVisible();
  });

  await test.step('Edit of its row opens it as it is stored', async () => {
    await page.getByRole('searchbox', { name: 'Search in product' }).fill('travel cape');
    await page.getByRole('link', { name: 'Edit Loden Travel Cape' }).click();
    await expect(portal.heading('Edit Product')).toBeFocused();
    await expect(page).toHaveTitle(/^(\(\d+\) )?Loden Travel Cape · Edit Product · Valise$/);
    await expect(field('Base price')).toHaveValue('64.50');
    await expect(page.getByRole('group', { name: 'Product Video' }).getByRole('button', { name: 'Remove cape' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: /Brand/ })).toHaveValue('Maison Loden');
    await expect(images.getByRole('button', { name: /^Preview / })).toHaveCount(3);
  });

  let kept: string[] = [];
  await test.step('the main image goes, a new one comes behind those that stay', async () => {
    const names = () => images.getByRole('button', { name: /^Remove (?!all)/ }).evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? ''));
    kept = (await names()).slice(1);
    await images.getByRole('button', { name: /^Remove (?!all)/ }).first().click();
    await expect(images.getByText('2 kept, 0 new. 1 image is removed when you save.')).toBeVisible();
    await images.getByRole('button', { name: 'Put back' }).click();
    await expect(images.getByText('3 kept, 0 new.')).toBeVisible();
    await images.getByRole('button', { name: /^Remove (?!all)/ }).first().click();
    await choose(pngFile('new.png', [20, 20, 20]));
    await expect(images.getByRole('button', { name: 'Remove new.png' })).toBeVisible();
    expect(await names()).toEqual([...kept, 'Remove new.png']);
    await expect(images.getByRole('button', { name: 'Make main: new.png' })).toBeHidden();
    await images.getByRole('button', { name: 'Preview new.png' }).click();
    await expect(page.getByRole('dialog', { name: /new\.png/ }).getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  let digits = '';
  await test.step('a generated barcode is downloaded as a picture', async () => {
    await page.getByRole('button', { name: 'Auto Generate' }).click();
    await expect(field('Barcode')).toHaveValue(/^\d{12}$/);
    digits = await field('Barcode').inputValue();
    await expect(page.getByRole('img', { name: new RegExp(digits) })).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`${digits}.png`);
    const picture = await readFile(await download.path());
    expect([picture.subarray(1, 4).toString('latin1'), picture.readUInt32BE(16)]).toEqual(['PNG', 300]);
    expect(await decodedQr(page, picture)).toBe(digits);
  });

  await test.step('saved, it has what was entered', async () => {
    const sent = page.waitForRequest((request) => request.method() === 'POST' && /\/api\/products\/\d+$/.test(request.url()));
    await field('Base price').fill('70');
    await page.getByRole('button', { name: 'Save Product' }).click();
    expect((await sent).headers()['content-type']).toContain('multipart/form-data');
    await expect(page).toHaveURL('/products?search=travel+cape');
    await expect(portal.toast('Product updated successfully!')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search in product' }).fill('travel cape');
    await page.getByRole('link', { name: 'Loden Travel Cape', exact: true }).click();
    await expect(portal.heading('Loden Travel Cape')).toBeVisible();
    const fact = (term: string) => page.locator('dt', { hasText: new RegExp(`^${term}$`) }).locator('+ dd');
    await expect(fact('Base price')).toHaveText('$70.00');
    await expect(fact('Barcode')).toHaveText(digits);
    await expect(page.getByRole('main').getByRole('img', { name: /^Loden Travel Cape, image/ })).toHaveCount(3);
    const [first, second] = await page.getByRole('main').getByRole('img', { name: /image/ }).evaluateAll((shown: HTMLImageElement[]) => shown.map(({ src }) => `Remove ${src.split('/').at(-1)}`));
    expect([first, second]).toEqual(kept);
  });

  await test.step('Duplicate of the view opens the form with all but SKU, barcode and pictures, also after a reload', async () => {
    await page.getByRole('link', { name: 'Duplicate', exact: true }).click();
    await expect(portal.heading('Add Product')).toBeFocused();
    await page.reload();
    await expect(field('Product name')).toHaveValue('Loden Travel Cape');
    await expect(field('Base price')).toHaveValue('70.00');
    await expect(field('Barcode')).toHaveValue('');
    await expect(page.getByText('Draft saved')).toBeHidden();
    await field('SKU').fill('LTC-02');
    await page.getByRole('button', { name: 'Save and add another' }).click();
    await expect(portal.toast('Product added successfully!')).toBeVisible();
    await expect(field('Product name')).toBeFocused();
    await expect(field('SKU')).toHaveValue('');
    await page.goBack();
    await expect(portal.heading('Loden Travel Cape')).toBeVisible();
  });

  await test.step('Edit of the view opens it again', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(field('Barcode')).toHaveValue(digits);
  });
});

test.describe('an edit that cannot be saved yet', () => {
  test.use({ expectedConsole: /422|404/ });

  test('keeps what was entered: refused, left, reloaded, and after the product was deleted elsewhere', async ({ page, portal }) => {
    await portal.signIn('/products/editproduct/2');
    const name = page.getByRole('textbox', { name: 'Product name' });
    const save = page.getByRole('button', { name: 'Save Product' });
    await expect(name).toHaveValue('Wool Tailored Blazer');

    await test.step('refused by the server', async () => {
      await name.fill('');
      await save.click();
      await expect(name).toHaveAccessibleDescription(/The product name field is required\./);
      await expect(name).toBeFocused();
      await expect(page.locator('[data-save-bar]').getByText('Failed to update product.')).toBeVisible();
      await name.fill('Mended Blazer');
    });
    await test.step('left by a link', async () => {
      await page.getByRole('link', { name: 'Cancel' }).click();
      await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Keep editing' }).click();
      await expect(name).toHaveValue('Mended Blazer');
    });
    await test.step('reloaded', async () => {
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await expect(name).toHaveValue('Wool Tailored Blazer');
      await page.getByRole('button', { name: 'Restore draft' }).click();
      await expect(name).toHaveValue('Mended Blazer');
    });
    await test.step('deleted elsewhere, it is saved as a new product', async () => {
      const token = await page.evaluate(() => localStorage.getItem('auth_token'));
      const headers = { Authorization: `Bearer ${token}` };
      expect(await page.request.post('/api/products/bulk-delete', { headers, data: { ids: [2] } })).toBeOK();
      await save.click();
      await page.getByRole('alertdialog', { name: 'Product deleted elsewhere' }).getByRole('button', { name: 'Save as a new product' }).click();
      await expect(page).toHaveURL('/products');
      await expect(portal.toast('Product added successfully!')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Mended Blazer', exact: true })).toBeVisible();
    });
  });
});

test('by keyboard alone: from a section to its field, what is changed is counted and saved', async ({ page, portal }) => {
  await portal.signIn('/products/editproduct/4');
  const deposit = page.getByRole('textbox', { name: 'Deposit' });
  await expect(deposit).not.toHaveValue('');
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await tabTo(page, sections.getByRole('link', { name: /^4?\s*Rental Details/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Rental Details' })).toBeFocused();
  await expect(sections.locator('[aria-current="true"]')).toHaveText(/Rental Details/);
  await tabTo(page, deposit);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('61');
  await expect(page.getByText('1 unsaved change')).toBeVisible();
  const days = page.getByRole('spinbutton', { name: 'Rental days' });
  await tabTo(page, days);
  const before = Number(await days.getAttribute('aria-valuenow'));
  await page.keyboard.press('ArrowUp');
  await expect(days).toHaveAttribute('aria-valuenow', String(before + 1));
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page).toHaveURL('/products');
  await expect(portal.toast('Product updated successfully!')).toBeVisible();
});

test.describe('on a 360 px touch screen', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('a section is chosen from the sheet, an image is removed, put back and added, and all is saved', async ({ page, portal }) => {
    await portal.signIn('/products/viewproduct/5');
    await page.getByRole('link', { name: 'Edit', exact: true }).tap();
    const images = page.getByRole('group', { name: 'Product Image' });
    await expect(images.getByText('1 kept, 0 new.')).toBeVisible();
    await images.getByRole('button', { name: /^Remove (?!all)/ }).tap();
    await images.getByRole('button', { name: 'Put back' }).tap();
    await chooseFiles(page, () => images.getByRole('button', { name: 'Add more' }).tap(), [side]);
    await expect(images.getByText('1 kept, 1 new.')).toBeVisible();

    await page.getByRole('button', { name: /^Section \d of 7, / }).tap();
    await page.getByRole('dialog', { name: 'Sections' }).getByRole('link', { name: /Condition & Lifecycle/ }).tap();
    await expect(page.getByRole('heading', { name: 'Condition & Lifecycle' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Note' }).fill('Steamed.');
    await expect(page.getByText('2 unsaved changes')).toBeVisible();
    await page.getByRole('button', { name: 'Save Product' }).tap();
    await expect(portal.toast('Product updated successfully!')).toBeVisible();
    await page.goto('/products/viewproduct/5');
    await expect(page.getByText('1 / 2')).toBeVisible();
    await expect(page.getByText('Steamed.')).toBeVisible();
  });
});

test('Save and Cancel return to the search, the page and the row from which a product was opened', async ({ page, portal }) => {
  await portal.signIn('/products?search=dress&sort=price&page=2');
  const row = page.locator('tbody tr').nth(4);
  const link = row.locator('a[data-row-link]');
  const name = await link.textContent();
  await row.getByRole('link', { name: /^Edit/ }).click();
  await page.getByRole('textbox', { name: 'SKU' }).fill('SHT-7');
  await page.getByRole('button', { name: 'Save Product' }).first().click();
  await expect(page).toHaveURL(/\/products\?search=dress&sort=price&page=2$/);
  await expect(link).toBeFocused();
  await expect(link).toHaveText(name ?? '');
  await expect(row).toHaveAttribute('data-returned');

  await link.click();
  await page.getByRole('main').getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('link', { name: 'Cancel' }).first().click();
  await expect(page).toHaveURL(/\/products\?search=dress&sort=price&page=2$/);
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Dashboard' }).first().focus();
  await expect(row).not.toHaveAttribute('data-returned');
});

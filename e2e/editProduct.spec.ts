import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { pngFile } from './pngFile.ts';

const [front, side, back] = [pngFile('front.png', [40, 78, 64]), pngFile('side.png', [201, 115, 52]), pngFile('back.png', [90, 60, 120])];

test('edit keeping two images and adding one: from the list, with a generated barcode, to what is stored', async ({ page, portal }) => {
  await portal.signIn('/products/addproduct');
  const choose = async (...files: (typeof front)[]) => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^Add (images|more)/ }).click();
    await (await choosing).setFiles(files);
  };
  const images = page.getByRole('group', { name: 'Product Image' });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });

  await test.step('a product with three images and a video', async () => {
    await choose(front, side, back);
    await expect(images.getByRole('img', { name: /\.png$/ })).toHaveCount(3);
    await field('Product name').fill('Loden Travel Cape');
    await field('Base price').fill('64.5');
    await field('Paste a video URL').fill('https://video.example/cape');
    await page.getByRole('button', { name: 'Select brand Brand' }).click();
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
    await expect(page).toHaveTitle(/^(\(\d+\) )?Edit Product · Valise$/);
    await expect(field('Base price')).toHaveValue('64.50');
    await expect(field('Paste a video URL')).toHaveValue('https://video.example/cape');
    await expect(page.getByRole('textbox', { name: /Brand/ })).toHaveValue('Maison Loden');
    await expect(images.getByRole('button', { name: /^Preview / })).toHaveCount(3);
  });

  let kept: string[] = [];
  await test.step('the main image goes, a new one comes behind those that stay', async () => {
    const names = () => images.getByRole('button', { name: /^Remove (?!all)/ }).evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? ''));
    kept = (await names()).slice(1);
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
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`${digits}.png`);
    const picture = await readFile(await download.path());
    expect([picture.subarray(1, 4).toString('latin1'), picture.readUInt32BE(16)]).toEqual(['PNG', 300]);
  });

  await test.step('saved, it has what was entered', async () => {
    const sent = page.waitForRequest((request) => request.method() === 'POST' && /\/api\/products\/\d+$/.test(request.url()));
    await field('Base price').fill('70');
    await page.getByRole('button', { name: 'Save Product' }).click();
    expect((await sent).headers()['content-type']).toContain('multipart/form-data');
    await expect(page).toHaveURL('/products');
    await expect(portal.toast('Product updated successfully!')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search in product' }).fill('travel cape');
    await page.getByRole('link', { name: 'Loden Travel Cape', exact: true }).click();
    await expect(portal.heading('Loden Travel Cape')).toBeVisible();
    await expect(page.getByText('$70.00')).toBeVisible();
    await expect(page.getByText(digits)).toBeVisible();
    await expect(page.getByRole('main').getByRole('img', { name: /^Loden Travel Cape, image/ })).toHaveCount(3);
    const [first, second] = await page.getByRole('main').getByRole('img', { name: /image/ }).evaluateAll((shown: HTMLImageElement[]) => shown.map(({ src }) => `Remove ${src.split('/').at(-1)}`));
    expect([first, second]).toEqual(kept);
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
      await expect(name).toHaveAccessibleDescription('The product name field is required.');
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

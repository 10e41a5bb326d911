import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { holdRequests } from '../helpers/holdRequests.ts';
import { pngFile } from '../helpers/pngFile.ts';

const files = (page: Page) => page.locator('input[type="file"]').first();
const images = (page: Page) => page.getByRole('group', { name: 'Product Image' });
const save = (page: Page) => page.getByRole('button', { name: 'Save Product' });

interface StoredProduct {
  name: string;
  note: string;
  images: { image_url: string }[];
}

/** The stored products with a name, read from the API. */
async function storedAs(page: Page, name: string): Promise<StoredProduct[]> {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const response = await page.request.get('/api/products', { headers: { Authorization: `Bearer ${token}` } });
  const { data } = (await response.json()) as { data: StoredProduct[] };
  return data.filter((product) => product.name === name);
}

async function open(page: Page, name: string) {
  await page.getByRole('textbox', { name: 'Product name' }).fill(name);
  await page.getByRole('textbox', { name: 'Base price' }).fill('12');
}

test('twenty pictures of 5 MB are added together, sent with their progress, and all of them are stored', async ({ page, portal }) => {
  await portal.signInQuietly('/products/addproduct');
  const paths = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const { buffer } = pngFile('', [index * 12, 78, 64]);
      const path = test.info().outputPath(`picture-${String(index + 1).padStart(2, '0')}.png`);
      await writeFile(path, Buffer.concat([buffer, Buffer.alloc(5 * 1024 * 1024 - buffer.length, index)]));
      return path;
    }),
  );
  await files(page).setInputFiles(paths);
  await expect(images(page).getByRole('img', { name: /^picture-\d\d\.png$/ })).toHaveCount(20);
  await expect(images(page).getByRole('button', { name: 'Add more' })).toBeDisabled();
  await open(page, 'Twenty Views Coat');

  // Sends 100 MB in about four seconds, so that every machine shows the progress.
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 25 * 1024 * 1024 });
  await save(page).click();
  const progress = page.getByRole('progressbar', { name: 'Uploading' });
  await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  await expect(portal.toast('Product added successfully!'), 'a hundred megabytes take longer on a busy machine').toBeVisible({ timeout: 150_000 });
  await expect(page).toHaveURL('/products');

  const [product, ...others] = await storedAs(page, 'Twenty Views Coat');
  expect(others).toEqual([]);
  const urls = product?.images.map(({ image_url }) => image_url) ?? [];
  expect(new Set(urls).size).toBe(20);
  for (const url of urls) {
    const picture = await page.request.get(url);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  }
});

test('an empty file, a text and half a picture are refused by name, each in its own words; the others are stored, and can be saved without', async ({ page, portal }) => {
  await portal.signIn('/products/addproduct');
  await files(page).setInputFiles([
    { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
    { name: 'note.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') },
    { name: 'cut.png', mimeType: 'image/png', buffer: pngFile('', [9, 9, 9]).buffer.subarray(0, 20) },
    pngFile('good.png', [40, 78, 64]),
  ]);
  for (const name of ['empty.png', 'note.jpg', 'cut.png']) await expect(images(page).getByRole('button', { name: `Dismiss ${name}` })).toBeVisible();
  for (const reason of ['The file is empty', 'PNG/JPG only', 'The end of the picture is missing; save or copy it again'])
    await expect(images(page).getByText(reason, { exact: true })).toHaveCount(1);
  await expect(images(page).getByRole('img', { name: 'good.png' })).toBeVisible();
  await open(page, 'Sound Coat');
  await save(page).click();
  await expect(page).toHaveURL('/products');
  const [product] = await storedAs(page, 'Sound Coat');
  expect(product?.images).toHaveLength(1);
});

test('Save pressed twice, by mouse and by keys, adds one product', async ({ page, portal }) => {
  await portal.signIn('/products/addproduct');
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/products')) posts += 1;
  });
  await open(page, 'Single Coat');
  await save(page).dblclick();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page).toHaveURL('/products');
  expect(posts).toBe(1);
  expect(await storedAs(page, 'Single Coat')).toHaveLength(1);
});

test.describe('while a product is being saved', () => {
  test.use({ expectedConsole: /500/ });

  test('nothing can be entered that would be lost, the focus stays, and after a failure it can', async ({ page, portal, sandbox }) => {
    await portal.signInQuietly('/products/addproduct');
    await open(page, 'Locked Coat');
    const note = page.getByRole('textbox', { name: 'Note' });
    await note.fill('Steamed.');
    const release = await holdRequests(page, '**/api/products');
    await sandbox.setSwitches({ failNext: 1, failWith: 'error', path: '/products' });
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
    await expect(note).not.toBeEditable();
    await page.keyboard.type(' Not sent.');
    await expect(note).toHaveValue('Steamed.');
    const price = page.getByRole('textbox', { name: 'Base price' });
    await price.click();
    await page.keyboard.type('34');
    await expect(price).toHaveValue('12');
    await page.getByRole('button', { name: /Select brand/ }).click();
    await page.getByRole('option', { name: 'Zara' }).click();
    await expect(page.getByRole('button', { name: /Select brand/ })).toBeVisible();
    await note.click();
    release();
    await expect(page.locator('[data-save-bar]').getByRole('alert')).toHaveText(/\w/);
    await expect(note).toBeFocused();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' Mended.');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page).toHaveURL('/products');
    expect(await storedAs(page, 'Locked Coat')).toMatchObject([{ note: 'Steamed. Mended.' }]);
  });
});

test('a draft with a video says that it is stored without it', async ({ page, portal }) => {
  await portal.signIn('/products/addproduct');
  await open(page, 'Filmed Coat');
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  const start = Buffer.from([0, 0, 0, 0x18, ...Buffer.from('ftypisom'), 0, 0, 2, 0, ...Buffer.from('isomiso2')]);
  await page.locator('input[type="file"]').nth(1).setInputFiles({ name: 'walk.mp4', mimeType: 'video/mp4', buffer: Buffer.concat([start, Buffer.alloc(1000)]) });
  await expect(page.getByText('Draft saved without the video')).toBeVisible();
});

test.describe('an upload that is too large for the server', () => {
  test.use({ expectedConsole: /413/ });

  test('is told in words, keeps what was entered and its pictures, and is sent again', async ({ page, portal }) => {
    await portal.signIn('/products/addproduct');
    await files(page).setInputFiles([pngFile('good.png', [40, 78, 64])]);
    await open(page, 'Heavy Coat');
    // A proxy answers with an HTML page.
    const refuse = '**/api/products';
    await page.route(refuse, (route) => (route.request().method() === 'POST' ? route.fulfill({ status: 413, contentType: 'text/html', body: '<h1>413</h1>' }) : route.continue()));
    await save(page).click();
    await expect(page.locator('[data-save-bar]').getByRole('alert')).toHaveText(/^This is more than the server takes at once\./);
    await expect(page.locator('[data-save-bar]')).not.toContainText('<h1>');
    await expect(page.getByRole('textbox', { name: 'Product name' })).toHaveValue('Heavy Coat');
    await expect(images(page).getByRole('img', { name: 'good.png' })).toBeVisible();
    await page.unroute(refuse);
    await save(page).click();
    await expect(page).toHaveURL('/products');
    expect(await storedAs(page, 'Heavy Coat')).toHaveLength(1);
  });
});

test('an address without its scheme is refused before it is sent, and markup in a name is shown as text', async ({ page, portal }) => {
  const name = '<img src=x onerror="document.title=1"> معطف';
  await portal.signIn('/products/addproduct');
  await open(page, name);
  const url = page.getByRole('textbox', { name: 'URL', exact: true });
  for (const text of ['javascript:document.title=2', 'youtu.be/abc']) {
    await url.fill(text);
    await save(page).click();
    await expect(url).toBeFocused();
    await expect(url).toHaveAccessibleDescription('Enter the whole address, beginning with https://');
  }
  await url.fill('');
  await save(page).click();
  await expect(page).toHaveURL('/products');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(portal.heading(name)).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await expect(page).toHaveTitle(/Valise$/);
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/workspace.mjs';
import { pngFile } from '../../../e2e/helpers/pngFile.ts';
import type { Page } from '../engines/page.ts';
import { role, text } from '../engines/page.ts';
import type { Journey } from '../journey.ts';

const table = role('table', 'Products');
const search = role('searchbox', 'Search in product');

/** Chooses pictures in the form's first file field. The files stay, because a browser reads them again when it sends them. */
async function choosePictures(page: Page) {
  const folder = join(root, 'test-results/browsers-files');
  mkdirSync(folder, { recursive: true });
  const paths = [pngFile('front.png', [40, 78, 64]), pngFile('back.png', [201, 115, 52])].map(({ name, buffer }) => {
    const path = join(folder, name);
    writeFileSync(path, buffer);
    return path;
  });
  await page.tab.setFiles('input[type=file]', paths);
  await page.see(role('img', /\.png$/), ({ count }) => count === 2);
}

export const listWork: Journey = {
  title: 'products are paged, searched and sorted, the address says so, and the row under the mouse is marked',
  async run(desk) {
    const page = await desk.signedIn('/products');
    await page.see(text(/^Showing 1 to 10 of 248/));
    await page.click(role('button', 'Next page'));
    await page.see(text(/^Showing 11 to 20 of 248/));
    await page.fill(search, 'silk');
    await page.at('/products?search=silk');
    await page.click(role('button', /^Price/, table));
    await page.at('/products?search=silk&sort=price');
    await page.see(role('row', /Silk/, table));
    // Chromium without a window has no mouse, and no style of `(hover: hover)`.
    await page.hover(role('row', /Silk/, table));
    await page.until('the row under the mouse to be marked', () =>
      page.tab.evaluate(() => {
        const colour = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body).backgroundColor;
        return colour('tbody tr:hover') !== colour('tbody tr:not(:hover)');
      }),
    );
    await desk.picture(page, 'products found');
  },
};

export const bulkEdit: Journey = {
  title: 'two products are selected and get a higher price',
  async run(desk) {
    const page = await desk.signedIn('/products');
    for (const name of ['Double-Breasted Trench', 'Wool Tailored Blazer']) await page.click(role('checkbox', `Select ${name}`, table));
    await page.see(text('2 selected'));
    await page.click(role('button', 'Edit'));
    const dialog = role('dialog', 'Edit 2 products');
    await page.click(role('button', /^Base price/, dialog));
    await page.click(role('option', 'Raise by'));
    await page.fill(role('textbox', 'Amount', dialog), '10');
    await page.see(role('row', /Wool Tailored Blazer.*\$105\.60/, dialog));
    await desk.picture(page, 'bulk edit');
    await page.click(role('button', 'Update 2 products', dialog));
    await page.see(text('2 products updated'));
    await page.see(role('row', /Wool Tailored Blazer.*\$105\.60/, table));
  },
};

export const addAndDelete: Journey = {
  title: 'a product is added with photos, found with its photo, and deleted',
  async run(desk) {
    const page = await desk.signedIn('/products/addproduct');
    await page.fill(role('textbox', 'Product name'), 'Loden Travel Cape');
    await choosePictures(page);
    await page.click(role('button', /^Brand/));
    await page.click(role('option', 'Prada'));
    await page.fill(role('textbox', 'Base price'), '64.50');
    await desk.picture(page, 'add product');
    await page.click(role('button', 'Save Product'));
    await page.see(text('Product added successfully!'));
    await page.at('/products');
    await page.fill(search, 'travel cape');
    await page.see(role('row', /Loden Travel Cape.*\$64\.50/));
    await page.until('to see the photo', () =>
      page.tab.evaluate(() => [...document.querySelectorAll<HTMLImageElement>('tbody img')].some(({ naturalWidth }) => naturalWidth === 500)),
    );
    await page.click(role('button', 'Delete Loden Travel Cape'));
    await page.click(role('button', 'Yes, Delete', role('alertdialog', 'Delete Product')));
    await page.see(text('Product deleted successfully.'));
    await page.see(text('No products found.'));
  },
};

export const editProduct: Journey = {
  title: 'a product is edited and saved, and is there after a reload',
  async run(desk) {
    const page = await desk.signedIn('/products/editproduct/2');
    const name = role('textbox', 'Product name');
    await page.see(name, ({ value }) => value === 'Wool Tailored Blazer');
    await page.fill(name, 'Wool Evening Blazer');
    await page.click(role('button', 'Save Product'));
    await page.see(text('Product updated successfully!'));
    await page.goto('/products/viewproduct/2');
    await page.see(role('heading', 'Wool Evening Blazer'));
  },
};

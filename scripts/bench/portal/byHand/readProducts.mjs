import { readList, readMenu, settled } from './readList.mjs';
import { markupOf } from './writePages.mjs';

/** The markup and styles of the product list: with a selection, its menu and the dialog that deletes a product. */
export const readProducts = (page) =>
  readList(page, {
    name: 'products',
    path: '/products',
    found: 'silk',
    badges: 'tbody td:nth-child(4) > span',
    async readMore(parts) {
      const button = (name) => page.getByRole('button', { name }).first();
      parts.outOfStock = await markupOf(page, 'tbody td:nth-child(7) > span');
      await button('Bulk Actions').click();
      parts.menu = await readMenu(page);

      await button(/^Delete /).click();
      await page.getByRole('alertdialog').waitFor();
      await settled(page);
      parts.confirm = await markupOf(page, 'body > :not(#root):has([role=alertdialog])');
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });

      await page.locator('[data-select-page]').click();
      parts.selection = await markupOf(page, '[role=group][aria-label="Selected rows"]');
      await page.locator('[data-select-page]').click();
      await page.locator('main [type=search]').waitFor();
    },
  });

import { markupOf, stylesOf } from './writePages.mjs';

/** Marks the elements that the page by hand looks for and that have no role of their own. */
function markParts() {
  const search = document.querySelector('main [type=search]');
  const bulkActions = [...document.querySelectorAll('main button')].find(({ textContent }) => textContent === 'Bulk Actions');
  let tools = bulkActions;
  while (!tools.contains(search)) tools = tools.parentElement;
  tools.dataset.tools = '';
  document.querySelector('main table').closest('[tabindex="-1"]:not(main)').dataset.list = '';
}

/**
 * Presses through the portal's product list and returns the markup and styles of each of its states.
 * @param {import('playwright').Page} page with a session
 */
export async function readProducts(page) {
  await page.goto('/products');
  const button = (name) => page.getByRole('button', { name }).first();
  const settled = () => page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
  await page.getByText(/^Showing 1 to 10 of/).waitFor();
  const bodyPart = (role) => `body > :not(#root):has([role=${role}])`;
  const parts = { unsorted: await markupOf(page, 'thead button') };

  await page.evaluate(markParts);
  parts.row = await markupOf(page, 'tbody tr');
  parts.page = await markupOf(page, 'nav [aria-label="Page 2"]');
  parts.gap = await markupOf(page, 'nav[aria-label="Products, pages"] span[aria-hidden]');
  const screen = await markupOf(page, '#root > *');

  await button('Product').click();
  parts.ascending = await markupOf(page, '[aria-sort=ascending] button');
  await button('Product').click();
  parts.descending = await markupOf(page, '[aria-sort=descending] button');

  await page.getByLabel('Rows').selectOption('50');
  await page.locator('tbody tr').nth(49).waitFor();
  const statuses = await page.locator('tbody td:nth-child(4)').allTextContents();
  const badges = [...new Set(statuses)].map((status) => markupOf(page, `tbody td:nth-child(4) > span:text-is("${status}")`));
  parts.badges = (await Promise.all(badges)).join('');
  parts.outOfStock = await markupOf(page, 'tbody td:nth-child(7) > span');

  await page.getByPlaceholder('Search in product').fill('silk');
  await button('Remove Search silk').waitFor();
  parts.chips = await markupOf(page, 'main :has(> ul[aria-label="Active filters"])');
  await button('Remove Search silk').click();

  await button('Bulk Actions').click();
  await page.getByRole('menuitem').waitFor();
  await settled();
  parts.menu = await markupOf(page, `${bodyPart('menu')} > *`);
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });

  await button(/^Delete /).click();
  await page.getByRole('alertdialog').waitFor();
  await settled();
  parts.confirm = await markupOf(page, bodyPart('alertdialog'));
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });

  await page.locator('[data-select-page]').click();
  parts.selection = await markupOf(page, '[role=group][aria-label="Selected rows"]');

  const markup = screen.replace(/(<tbody[^>]*>)[^]*<\/tbody>/, '$1</tbody>');
  return { name: 'products', styles: await stylesOf(page), markup, parts };
}

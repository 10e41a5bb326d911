import { markupOf, shellIsWhole, stylesOf } from './writePages.mjs';

/** Marks the elements that a list by hand needs and that have no role to find them by. */
function markParts() {
  const search = document.querySelector('main [type=search]');
  const columns = [...document.querySelectorAll('main button')].find(({ textContent }) => textContent.trim() === 'Columns');
  let tools = columns;
  while (!tools.contains(search)) tools = tools.parentElement;
  tools.dataset.tools = '';
  document.querySelector('main table').closest('[tabindex="-1"]:not(main)').dataset.list = '';
}

/** One element for each text, of the elements that a selector finds. */
const looksOf = (page, selector) =>
  page.locator(selector).evaluateAll((elements) => [...new Map(elements.map(({ textContent, outerHTML }) => [textContent, outerHTML])).values()].join(''));

export const withoutRows = (markup) => markup.replace(/(<tbody[^>]*>)[^]*<\/tbody>/, '$1</tbody>');

/** Resolves when nothing moves any more. */
export const settled = (page) => page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));

/** Returns the markup of an open menu, and closes it. */
export async function readMenu(page) {
  await page.getByRole('menuitem').first().waitFor();
  await settled(page);
  const menu = await markupOf(page, 'body > :not(#root):has([role=menu]) > *');
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  return menu;
}

/**
 * Presses through a list of the portal and returns the markup and styles of each of its states.
 * @param {import('playwright').Page} page with a session
 * @param {object} options
 * @param {string} options.name of the page by hand
 * @param {string} options.path
 * @param {string} options.found a search that finds something
 * @param {string} options.badges selector of the badges of its rows
 * @param {(parts: Record<string, string>) => Promise<void>} [options.readMore] adds what only this list has
 */
export async function readList(page, { name, path, found, badges, readMore = async () => {} }) {
  await page.goto(path);
  await page.getByText(/^Showing 1 to 10 of/).waitFor();
  await shellIsWhole(page);
  const parts = { unsorted: await markupOf(page, 'th:not([aria-sort]) button') };
  await page.evaluate(markParts);
  parts.row = await markupOf(page, 'tbody tr');
  parts.table = withoutRows(await markupOf(page, 'main table'));
  parts.page = await markupOf(page, 'nav [aria-label="Page 2"]');
  parts.gap = await markupOf(page, 'main nav[aria-label$=", pages"] span[aria-hidden]');
  const screen = await markupOf(page, '#root > *');

  const header = page.locator('thead button').first();
  await header.click();
  parts.ascending = await markupOf(page, '[aria-sort=ascending] button');
  await header.click();
  parts.descending = await markupOf(page, '[aria-sort=descending] button');

  await page.getByLabel('Rows', { exact: true }).selectOption('50');
  await page.locator('tbody tr').nth(49).waitFor();
  parts.badges = await looksOf(page, badges);
  await readMore(parts);

  await page.locator('main [type=search]').fill(found);
  const chip = page.getByRole('button', { name: `Remove Search ${found}` });
  await chip.waitFor();
  parts.chips = await markupOf(page, 'main :has(> ul[aria-label="Active filters"])');
  return { name, styles: await stylesOf(page), markup: withoutRows(screen), parts };
}

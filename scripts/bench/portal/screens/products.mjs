import { heapOf } from '../measure/visit.mjs';

const addresses = { portal: '/products', byHand: '/by-hand/products.html' };
const formatted = (count) => count.toLocaleString('en-US');
const keys = ['s', 'i', 'l', 'k'];

/** Whether the page shows the result of each press. They run in the page. */
const menuIsOpen = () => document.querySelector('[role=menu] [role=menuitem]') !== null;
const dialogIsOpen = () => document.querySelector('[role=alertdialog] button') !== null;
const selectedIs = (text) => document.querySelector('[aria-label="Selected rows"] strong')?.textContent === text;
const showingStarts = (text) => document.querySelector('nav p')?.textContent.startsWith(text);
const sortIs = ({ header, direction, first }) =>
  document.querySelector(`[aria-sort=${direction}]`)?.textContent === header && document.querySelector('tbody a').getAttribute('href') !== first;
const searchIs = (text) => document.querySelector(`[aria-label="Remove Search ${text}"]`) !== null;
const rowsAre = (count) => document.querySelectorAll('tbody tr').length === count;

const bulkActions = 'main [aria-haspopup=menu]:text("Bulk Actions")';
const header = (name) => `thead button:text-is("${name}")`;
const nextPage = 'main [aria-label="Next page"]';

async function open({ page }, side) {
  await page.goto(addresses[side]);
  await page.locator('tbody [data-row-link]').first().waitFor();
}

async function close({ page }, role) {
  await page.keyboard.press('Escape');
  await page.getByRole(role).waitFor({ state: 'detached' });
}

const clear = ({ page }) => page.getByRole('button', { name: 'Clear', exact: true }).click();

/** Runs in the page: shows the next page, and waits until it is painted. */
async function turnPages(times) {
  const next = document.querySelector('main [aria-label="Next page"]');
  for (let turn = 0; turn < times; turn += 1) {
    next.click();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
}

/** First openings of overlays, each in its own visit right after the rows are painted. */
const visits = [
  {
    async measure(visit) {
      const press = { click: bulkActions, isReached: menuIsOpen, isOverlay: true };
      const first = await visit.press({ ...press, isAtOnce: true });
      await close(visit, 'menu');
      return { 'menu, first opening': [first], 'menu, second': [await visit.press(press)] };
    },
  },
  {
    async measure(visit, { total, presses }) {
      const { page } = visit;
      const figures = {};
      const press = async (step, options) => (figures[step] ??= []).push(await visit.press(options));
      const dialog = { click: 'tbody [aria-label^=Delete]', isReached: dialogIsOpen, isOverlay: true };
      await press('confirm dialog, first opening', { ...dialog, isAtOnce: true });
      await close(visit, 'alertdialog');
      await press('confirm dialog, second', dialog);
      await close(visit, 'alertdialog');

      for (let turn = 0; turn < presses; turn += 1) {
        await press("select all, the header's box", { click: '[data-select-page]', isReached: selectedIs, expected: '10 selected' });
        await press('select all N', { click: 'button:text("Select all")', isReached: selectedIs, expected: `${formatted(total)} selected` });
        await clear(visit);
      }
      for (const name of ['Product', 'Price'].slice(0, presses)) {
        for (const direction of ['ascending', 'descending']) {
          const first = await page.locator('tbody a').first().getAttribute('href');
          await press('sort', { click: header(name), isReached: sortIs, expected: { header: name, direction, first } });
        }
      }
      await page.locator('main [type=search]').click();
      for (const [place, key] of keys.entries()) {
        await press('search key', { key, isReached: searchIs, expected: keys.slice(0, place + 1).join('') });
      }
      await page.locator('[aria-label^="Remove Search"]').click();
      await page.locator('nav p', { hasText: `of ${formatted(total)} ` }).waitFor();

      for (let turn = 1; turn <= 2 * presses; turn += 1) {
        await press('page change', { click: nextPage, isReached: showingStarts, expected: `Showing ${formatted(turn * 10 + 1)} ` });
      }
      await page.goto(page.url().replace(/\?.*/, ''));
      await page.locator('tbody [data-row-link]').first().waitFor();
      await page.locator('nav select').focus();
      await page.keyboard.press('ArrowDown');
      await page.waitForFunction(rowsAre, 25);
      await press('page size 50', { key: 'ArrowDown', isReached: rowsAre, expected: 50 });
      await page.locator('nav select').selectOption('10');
      await page.waitForFunction(rowsAre, 10);

      const before = await heapOf(visit);
      await page.evaluate(turnPages, 90);
      figures['heap kept after 90 page changes, kB'] = (await heapOf(visit)) - before;
      figures.nodes = await page.evaluate(() => document.querySelectorAll('*').length);
      return figures;
    },
  },
];

/** Measures one round of a side, in visits with new profiles. */
export async function measureProducts(withVisit, side, options) {
  const figures = {};
  for (const { measure } of visits) {
    await withVisit(async (visit) => {
      await open(visit, side);
      Object.assign(figures, await measure(visit, options));
    });
  }
  return figures;
}

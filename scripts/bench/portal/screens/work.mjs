import { measureLoad } from '../measure/load.mjs';

const formatted = (count) => count.toLocaleString('en-US');

/** What the page has to show after each press. They run in the page. */
const sortIs = ({ header, direction, first }) =>
  document.querySelector(`[aria-sort=${direction}]`)?.textContent === header && document.querySelector('tbody a').getAttribute('href') !== first;
const searchIs = (text) => document.querySelector(`[aria-label="Remove Search ${text}"]`) !== null;
const showingStarts = (text) => document.querySelector('nav p')?.textContent.startsWith(text);
const tabIs = (name) => document.querySelector('[role=tab][aria-selected=true]')?.textContent.startsWith(name) && document.querySelector('tbody a') !== null;
const dialogIsOpen = () => document.querySelector('[role=alertdialog] button') !== null;

const row = 'tbody [data-row-link]';
const header = (name) => `thead button:text-is("${name}")`;

/** Sorts, searches and turns pages of the list that is open. */
async function workTheList(visit, { columns, keys, presses }) {
  const { page } = visit;
  const figures = {};
  const press = async (step, options) => (figures[step] ??= []).push(await visit.press(options));
  for (const name of columns.slice(0, presses)) {
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
  await page.locator('[aria-label^="Remove Search"]').waitFor({ state: 'detached' });
  for (let turn = 1; turn <= 2 * presses; turn += 1) {
    await press('page change', { click: 'main [aria-label="Next page"]', isReached: showingStarts, expected: `Showing ${formatted(turn * 10 + 1)} ` });
  }
  figures.nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  return figures;
}

/** One round of the portal's order list: the first rows, its tabs, and what a person does with it. */
export function measureOrders(withVisit, side, { presses }) {
  return withVisit(async (visit) => {
    const figures = { 'orders until rows are painted': [await measureLoad(visit, { address: '/orders', selector: row })] };
    figures['another tab'] = [await visit.press({ click: '[role=tab]:has-text("Pending")', isReached: tabIs, expected: 'Pending' })];
    await visit.page.locator('[role=tab]:has-text("Assigned")').click();
    await visit.page.waitForFunction(tabIs, 'Assigned');
    return { ...figures, ...(await workTheList(visit, { columns: ['Total', 'ETA', 'Order ID'], keys: ['e', 'm', 'm', 'a'], presses })) };
  });
}

/** One round of an order's screen. */
export function measureOrder(withVisit) {
  return withVisit(async (visit) => {
    const figures = { 'order until its cards are painted': [await measureLoad(visit, { address: '/orders/ordersdetail/20418', selector: '[aria-label="Items"] li, ul[aria-label="Items"]' })] };
    figures.nodes = await visit.page.evaluate(() => document.querySelectorAll('*').length);
    return figures;
  });
}

/** One round of the portal's refund list, and of the dialog that decides one. */
export async function measureRefunds(withVisit, side, { presses }) {
  const list = await withVisit(async (visit) => {
    const figures = { 'refunds until rows are painted': [await measureLoad(visit, { address: '/refund', selector: row })] };
    return { ...figures, ...(await workTheList(visit, { columns: ['Total', 'Order ID', 'Refund ID'], keys: ['e', 'm', 'm', 'a'], presses })) };
  });
  const refund = await withVisit(async (visit) => {
    const figures = { 'refund until its cards are painted': [await measureLoad(visit, { address: '/refund/refundsdetail/82', selector: 'blockquote' })] };
    figures['approve dialog, first opening'] = [await visit.press({ click: 'main button:text("Approve")', isReached: dialogIsOpen, isOverlay: true })];
    return figures;
  });
  return { ...list, ...refund };
}

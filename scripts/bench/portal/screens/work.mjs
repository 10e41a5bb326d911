import { measureLoad } from '../measure/load.mjs';

const formatted = (count) => count.toLocaleString('en-US');

/** Whether a press has had its effect. Runs in the page. */
const sortIs = ({ header, direction, first }) =>
  document.querySelector(`[aria-sort=${direction}]`)?.textContent === header && document.querySelector('tbody a').getAttribute('href') !== first;
const searchIs = (text) => document.querySelector(`[aria-label="Remove Search ${text}"]`) !== null;
const showingStarts = (text) => document.querySelector('nav p')?.textContent.startsWith(text);
const isPending = (isWanted) =>
  document.querySelector('main [aria-label=Orders] [aria-selected=true]')?.textContent.startsWith(isWanted ? 'Pending' : 'Assigned') &&
  document.querySelector('tbody a') !== null &&
  (document.querySelector('tbody [href^="/orders/assignrider"]') !== null) === isWanted;
const menuIsOpen = () => document.querySelector('[role=menu] [role=menuitem]') !== null;
const dialogIsOpen = () => document.querySelector('[role=alertdialog] button') !== null;

const row = 'tbody [data-row-link]';
const header = (name) => `thead button:text-is("${name}")`;

/** Sorts, searches and pages the open list. */
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

const keys = ['e', 'm', 'm', 'a'];

/** One round of the order list: its first rows, its tabs, and a user's usual actions. */
export function measureOrders(withVisit, _side, { presses }) {
  return withVisit(async (visit) => {
    const figures = { 'orders until rows are painted': [await measureLoad(visit, { address: '/orders', selector: row })] };
    figures['another tab'] = [await visit.press({ click: '[role=tab]:has-text("Pending")', isReached: isPending, expected: true })];
    await visit.page.locator('[role=tab]:has-text("Assigned")').click();
    await visit.page.waitForFunction(isPending, false);
    return { ...figures, ...(await workTheList(visit, { columns: ['Total', 'ETA', 'Order ID'], keys, presses })) };
  });
}

const TICKETS = 1000;

/** The sandbox's tickets, repeated until there are 1,000, without messages, because their waiting times depend on the clock. */
async function fillTickets(page) {
  await page.route('**/api/support-tickets', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    const tickets = Array.from({ length: TICKETS }, (_, place) => {
      const ticket = data[place % data.length];
      const at = new Date(Date.parse(ticket.created_at) - place * 60_000).toISOString();
      return { ...ticket, id: place + 1, ticket_id: `TCK-${place + 1}`, subject: `${ticket.subject} ${place + 1}`, created_at: at, messages: [] };
    });
    await route.fulfill({ response, json: { ...rest, data: tickets } });
  });
}

/** One round of a list of 1,000 tickets. */
export function measureTickets(withVisit, _side, { presses }) {
  return withVisit(async (visit) => {
    await fillTickets(visit.page);
    const figures = { 'tickets until rows are painted': [await measureLoad(visit, { address: '/support', selector: row })] };
    return { ...figures, ...(await workTheList(visit, { columns: ['Subject', 'Name', 'Ticket ID'], keys, presses })) };
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

/** One round of the refund list, its rows' menu, and the dialog that decides a refund. */
export async function measureRefunds(withVisit, _side, { presses }) {
  const list = await withVisit(async (visit) => {
    const figures = { 'refunds until rows are painted': [await measureLoad(visit, { address: '/refund', selector: row })] };
    figures['menu, first opening'] = [await visit.press({ click: 'tbody [aria-haspopup=menu]', isReached: menuIsOpen, isOverlay: true })];
    await visit.page.keyboard.press('Escape');
    await visit.page.getByRole('menu').waitFor({ state: 'detached' });
    return { ...figures, ...(await workTheList(visit, { columns: ['Total', 'Order ID', 'Refund ID'], keys, presses })) };
  });
  const refund = await withVisit(async (visit) => {
    const figures = { 'refund until its cards are painted': [await measureLoad(visit, { address: '/refund/refundsdetail/82', selector: 'blockquote' })] };
    figures['approve dialog, first opening'] = [await visit.press({ click: 'main button:text("Approve")', isReached: dialogIsOpen, isOverlay: true })];
    return figures;
  });
  return { ...list, ...refund };
}

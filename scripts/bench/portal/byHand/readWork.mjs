import { readList, readMenu, withoutRows } from './readList.mjs';
import { markupOf } from './writePages.mjs';

/** The markup and styles of the order list with both its tabs. */
export const readOrders = (page) =>
  readList(page, {
    name: 'orders',
    path: '/orders',
    found: 'em',
    badges: 'tbody td:nth-child(6) > span',
    async readMore(parts) {
      const tab = (name) => page.getByRole('tab', { name });
      await tab('Pending').click();
      await page.locator('tbody [href^="/orders/assignrider"]').first().waitFor();
      parts.pendingRow = await markupOf(page, 'tbody tr');
      parts.pendingTable = withoutRows(await markupOf(page, 'main table'));
      parts.badges += await markupOf(page, 'tbody td:nth-child(6) > span');
      await tab('Assigned').click();
      await page.locator('tbody [href^="/orders/assignrider"]').first().waitFor({ state: 'detached' });
    },
  });

/** The markup and styles of the refund list with the menu of its rows. */
export const readRefunds = (page) =>
  readList(page, {
    name: 'refunds',
    path: '/refund',
    found: 'em',
    badges: 'tbody td:nth-child(6) > span',
    async readMore(parts) {
      await page.locator('tbody [aria-haspopup=menu]').first().click();
      parts.menu = await readMenu(page);
    },
  });

/** The markup and styles of the ticket list. */
export const readTickets = (page) => readList(page, { name: 'tickets', path: '/support', found: 'em', badges: 'tbody td:nth-child(7) > span' });

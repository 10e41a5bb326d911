import { measureLoad } from '../measure/load.mjs';

const ORDERS = 500;
const more = 'button[aria-label^="Show More"]';

/** Runs in the page. */
const cardsAre = ({ least }) => document.querySelectorAll('h3 + ul > li').length >= least;

/** The sandbox's orders, repeated until there are 500. */
async function withOrders(route) {
  const response = await route.fetch();
  const orders = await response.json();
  await route.fulfill({ response, json: Array.from({ length: ORDERS }, (_, place) => ({ ...orders[place % orders.length], id: place + 1 })) });
}

/** One round of the dashboard with a queue of 500 orders. */
export function measureQueue(withVisit) {
  return withVisit(async (visit) => {
    const { page } = visit;
    await page.route('**/api/dashboard/orders/queue', withOrders);
    const figures = { 'dashboard until its queue is painted': [await measureLoad(visit, { address: '/dashboard', selector: more })] };
    const shown = await page.locator('h3 + ul > li').count();
    figures['show more of a lane'] = [await visit.press({ click: more, isReached: cardsAre, expected: { least: shown + 1 } })];
    figures.nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    return figures;
  });
}

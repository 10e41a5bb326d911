import { longestKey, typeInSearch } from '../measure/typing.mjs';

const EVERY_MS = 100;
const BATCH = 20;
const recipient = 'marta@valise.club';

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends 200 notifications a second. */
async function flood(page, until) {
  const sent = [];
  while (performance.now() < until) {
    for (let place = 0; place < BATCH; place += 1) sent.push(page.request.post('/sandbox/notify', { data: { email: recipient, title: `Order ${sent.length}` } }));
    await wait(EVERY_MS);
  }
  await Promise.all(sent);
  return sent.length;
}

/** One round: types in the search of the product list while 200 notifications a second arrive, for ten seconds, or for 4 in a quick run. */
export function measureNotifications(withVisit, _, { isQuick }) {
  return withVisit(async ({ page }) => {
    await page.goto('/products');
    await page.getByRole('button', { name: /^Notifications/ }).waitFor();
    await page.locator('main [type=search]').click();
    const until = performance.now() + (isQuick ? 4000 : 10_000);
    const [sent, lost] = await Promise.all([flood(page, until), typeInSearch(page, until)]);
    return { 'notifications sent': sent, 'letters lost': lost, 'longest from a key to its paint, ms': await longestKey(page) };
  });
}

import { longestKey } from '../measure/typing.mjs';

const EVERY_MS = 100;
const BATCH = 20;
const DURATION_MS = 10_000;
const KEY_PAUSE_MS = 200;
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

async function type(page, until) {
  while (performance.now() < until) {
    for (const key of 'silk') {
      await page.keyboard.press(key);
      await wait(KEY_PAUSE_MS);
    }
    await page.keyboard.press('ControlOrMeta+A');
  }
}

/** One round: somebody types in the search of the product list while 200 notifications a second arrive, for ten seconds. */
export function measureNotifications(withVisit) {
  return withVisit(async ({ page }) => {
    await page.goto('/products');
    await page.getByRole('button', { name: /^Notifications/ }).waitFor();
    await page.locator('main [type=search]').click();
    const until = performance.now() + DURATION_MS;
    const [sent] = await Promise.all([flood(page, until), type(page, until)]);
    return { 'notifications sent': sent, 'longest from a key to its paint, ms': await longestKey(page) };
  });
}

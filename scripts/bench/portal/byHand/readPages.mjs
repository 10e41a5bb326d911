import { readMenu } from './readList.mjs';
import { markupOf, shellIsWhole, stylesOf } from './writePages.mjs';

/**
 * Marks the places of the open page that show a record, and returns the markup of the screen without it.
 * @param {import('playwright').Page} page
 * @param {string} kind of the fields in fields.js
 * @param {string[]} paths of the API whose answers the fields are made of; without any they are those of the user
 */
async function readScreen(page, kind, paths) {
  await shellIsWhole(page);
  await page.evaluate(
    async ({ kind, paths }) => {
      const load = (path) => import(/* @vite-ignore */ path);
      const { request } = await load('/assets/by-hand/dom.js');
      const fields = await load('/assets/by-hand/fields.js');
      const user = JSON.parse(localStorage.getItem('auth_user'));
      const answers = await Promise.all(paths.map(request));
      const records = { orderFields: () => [answers[0].data.data], userFields: () => [user], dashboardFields: () => [user, answers[0].data, answers[1].data], ticketFields: () => [answers[0].data] };
      fields.markFields(document.querySelector('#root'), fields[kind](...records[kind]()));
    },
    { kind, paths },
  );
  return markupOf(page, '#root > *');
}

/** An order's screen. */
export async function readOrder(page) {
  await page.goto('/orders/ordersdetail/20418');
  await page.getByText(/^Billing Address$/).first().waitFor();
  const styles = await stylesOf(page);
  return { name: 'order', styles, parts: { screen: await readScreen(page, 'orderFields', ['/orders/20418']) } };
}

/** The settings with two of their tabs. */
export async function readSettings(page) {
  await page.goto('/settings?tab=password');
  await page.getByText('Old password').waitFor();
  const password = await markupOf(page, '[role=tabpanel]');
  await page.goto('/settings');
  await page.getByText('Profile photo').first().waitFor();
  const styles = await stylesOf(page);
  return { name: 'settings', styles, parts: { password, screen: await readScreen(page, 'userFields', []) } };
}

/** The dashboard: its screen without cards, and a card of each lane. */
export async function readQueue(page) {
  await page.goto('/dashboard');
  await page.locator('button[aria-label^="Show More"]').first().waitFor();
  const styles = await stylesOf(page);
  const parts = await page.evaluate(() => {
    const parts = {};
    for (const [lane, heading] of document.querySelectorAll('section:has(h3 + ul) h3').entries()) {
      const element = heading.parentElement;
      element.dataset.lane = lane;
      const list = element.querySelector('ul');
      if (list?.firstElementChild) parts[`card${lane}`] = list.firstElementChild.outerHTML;
      list?.replaceChildren();
    }
    const board = document.querySelector('[data-lane]').closest('section');
    board.querySelector('h2').nextElementSibling.dataset.total = '';
    board.querySelector('[aria-label="Orders by list"]').dataset.bars = '';
    return parts;
  });
  parts.screen = await readScreen(page, 'dashboardFields', ['/dashboard/states', '/dashboard/notifications/latest']);
  return { name: 'queue', styles, parts };
}

/** A ticket's chat: a message of each side, and the menu of quick replies. */
export async function readChat(page) {
  await page.goto('/support/chatsupport/42');
  await page.locator('main [role=log] [data-key]').first().waitFor();
  const parts = {
    day: await markupOf(page, '[role=log] li > p'),
    theirs: await markupOf(page, '[role=log] li:not(:has(svg))'),
    own: await markupOf(page, '[role=log] li:has(svg)'),
  };
  await page.getByRole('button', { name: 'Quick replies' }).click();
  parts.menu = await readMenu(page);
  const styles = await stylesOf(page);
  parts.screen = await readScreen(page, 'ticketFields', ['/support-tickets/42/messages']);
  return { name: 'chat', styles, parts };
}

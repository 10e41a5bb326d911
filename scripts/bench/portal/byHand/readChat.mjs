import { readMenu } from './readList.mjs';
import { markupOf, shellIsWhole, stylesOf } from './writePages.mjs';

/** Marks the places of the open page that show the ticket, and returns the screen's markup without the ticket. */
async function readScreen(page) {
  await shellIsWhole(page);
  await page.evaluate(async () => {
    const load = (path) => import(/* @vite-ignore */ path);
    const { request } = await load('/assets/by-hand/dom.js');
    const { markFields, ticketFields } = await load('/assets/by-hand/fields.js');
    const { data } = await request('/support-tickets/42/messages');
    markFields(document.querySelector('#root'), ticketFields(data));
  });
  return markupOf(page, '#root > *');
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
  parts.screen = await readScreen(page);
  return { name: 'chat', styles, parts };
}

import { measureLoad } from '../measure/load.mjs';

const addresses = { portal: '/support/chatsupport/42', byHand: '/by-hand/chat.html?id=42' };

/** Whether the page shows the result of each press. They run in the page. */
const fieldIs = (text) => document.querySelector('main textarea').value === text;
const menuIsOpen = () => document.querySelector('[role=menu] [role=menuitem]') !== null;

/** One round of a ticket's chat. */
export function measureChat(withVisit, side) {
  return withVisit(async (visit) => {
    const { page } = visit;
    const figures = { 'chat until its messages are painted': [await measureLoad(visit, { address: addresses[side], selector: 'main [role=log] [data-key]' })] };
    const menu = { click: 'main [aria-label="Quick replies"]', isReached: menuIsOpen, isOverlay: true };
    figures['menu, first opening'] = [await visit.press(menu)];
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    figures['menu, second'] = [await visit.press(menu)];
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await page.locator('main textarea').click();
    figures['a key to its letter'] = [];
    for (const text of ['N', 'No', 'Noo', 'Noon']) figures['a key to its letter'].push(await visit.press({ key: text.at(-1), isReached: fieldIs, expected: text }));
    figures.nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    return figures;
  });
}

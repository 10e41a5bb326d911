import { measureLoad } from '../measure/load.mjs';

/** Whether a press has had its effect. Runs in the page. */
const tabIs = (name) => document.querySelector('[role=tab][aria-selected=true]')?.textContent.includes(name) && document.querySelector('[role=tabpanel] input') !== null;
const isWritten = () => document.querySelector('[role=tabpanel] input[type=text]')?.value.endsWith('a');

/** One round of the settings. */
export function measureSettings(withVisit) {
  return withVisit(async (visit) => {
    const { page } = visit;
    const figures = { 'settings until usable': [await measureLoad(visit, { address: '/settings', selector: '[role=tabpanel] input' })] };
    await page.locator('[role=tabpanel] input[type=text], [role=tabpanel] input:not([type])').first().focus();
    await page.keyboard.press('End');
    figures['first key in a field'] = [await visit.press({ key: 'a', isReached: isWritten })];
    await page.keyboard.press('Backspace');
    figures['another tab, first opening'] = [await visit.press({ click: '[role=tab]:has-text("Password")', isReached: tabIs, expected: 'Password' })];
    figures['another tab, second'] = [
      await visit.press({ click: '[role=tab]:has-text("Personal Information")', isReached: tabIs, expected: 'Personal Information' }),
    ];
    return figures;
  });
}

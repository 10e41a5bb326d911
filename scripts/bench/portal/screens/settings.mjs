import { measureLoad } from '../measure/load.mjs';

/** What the page has to show after each press. They run in the page. */
const tabIs = (name) => document.querySelector('[role=tab][aria-selected=true]')?.textContent.includes(name) && document.querySelector('[role=tabpanel] input') !== null;
const canSave = () => [...document.querySelectorAll('[role=tabpanel] [type=submit]')].some((button) => !button.disabled && button.ariaDisabled !== 'true');

/** One round of the portal's settings; what they do by hand is no more than the browser's own fields. */
export function measureSettings(withVisit) {
  return withVisit(async (visit) => {
    const { page } = visit;
    const figures = { 'settings until usable': [await measureLoad(visit, { address: '/settings', selector: '[role=tabpanel] input' })] };
    await page.locator('[role=tabpanel] input[type=text], [role=tabpanel] input:not([type])').first().focus();
    figures['first key in a field'] = [await visit.press({ key: 'a', isReached: canSave })];
    await page.keyboard.press('Backspace');
    figures['another tab, first opening'] = [await visit.press({ click: '[role=tab]:has-text("Password")', isReached: tabIs, expected: 'Password' })];
    figures['another tab, second'] = [
      await visit.press({ click: '[role=tab]:has-text("Personal Information")', isReached: tabIs, expected: 'Personal Information' }),
    ];
    return figures;
  });
}

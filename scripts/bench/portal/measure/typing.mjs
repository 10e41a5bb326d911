/**
 * The longest time from a key to its paint so far, in ms, by the browser's own event timing: 16 for all that is shorter.
 * @param {import('playwright').Page} page
 */
export async function longestKey(page) {
  const durations = await page.evaluate(() => window.benchEvents.filter(({ name }) => name === 'keydown').map(({ duration }) => duration));
  return Math.max(16, ...durations);
}

/** As long as a person takes from key to key, in ms. */
export const KEY_PAUSE_MS = 200;
const word = 'silk';

/** Types a word into the focused search again and again. Returns how many letters were not there at its end. */
export async function typeInSearch(page, until) {
  let lost = 0;
  while (performance.now() < until) {
    for (const key of word) {
      await page.keyboard.press(key);
      await new Promise((resolve) => setTimeout(resolve, KEY_PAUSE_MS));
    }
    lost += word.length - (await page.locator('main [type=search]').inputValue()).length;
    await page.keyboard.press('ControlOrMeta+A');
  }
  return lost;
}

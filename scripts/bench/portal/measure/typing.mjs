/**
 * The longest time from a key to its paint so far, in ms, by the browser's event timing, which says 16 for anything shorter.
 * @param {import('playwright').Page} page
 */
export async function longestKey(page) {
  const durations = await page.evaluate(() => window.benchEvents.filter(({ name }) => name === 'keydown').map(({ duration }) => duration));
  return Math.max(16, ...durations);
}

/** The time between a person's keys, in ms. */
export const KEY_PAUSE_MS = 200;
const word = 'silk';

/** Types a word into the focused search again and again. Returns how many letters are missing at its end. */
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

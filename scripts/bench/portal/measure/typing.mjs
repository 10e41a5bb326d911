/**
 * The longest time from a key to its paint so far, in ms, by the browser's own event timing: 16 for all that is shorter.
 * @param {import('playwright').Page} page
 */
export async function longestKey(page) {
  const durations = await page.evaluate(() => window.benchEvents.filter(({ name }) => name === 'keydown').map(({ duration }) => duration));
  return Math.max(16, ...durations);
}

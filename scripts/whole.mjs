/**
 * @typedef {object} Whole
 * @property {string[]} first names of the controls in the first frame that shows the screen's data
 * @property {string[]} last names of the controls in the newest frame
 * @property {number} dataAt when the first frame with data began, in ms since the visit began
 * @property {number} changedAt when a frame with other controls last began
 * @property {number} shift sum of the layout shifts
 */

/**
 * Runs in the page before its scripts: compares the controls of all frames from the first one with the screen's data, which has a
 * heading and no skeleton or spinner. The result is in `window.whole`.
 */
export function recordWhole() {
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, [role=tab], [role=spinbutton]';
  /** @param {Element} element */
  const nameOf = (element) => {
    const name = element.getAttribute('aria-label') ?? (/** @type {HTMLInputElement} */ (element).labels?.[0] ?? element).textContent ?? '';
    // The bell appears before its count.
    return `${element.getAttribute('role') ?? element.localName} ${name.replace(/^(Notifications).*/, '$1').trim()}`;
  };
  const namesNow = () => [...document.querySelectorAll(controls)].filter((element) => element.checkVisibility()).map(nameOf).toSorted();
  const whole = { first: /** @type {string[]} */ ([]), last: /** @type {string[]} */ ([]), dataAt: 0, changedAt: 0, shift: 0 };
  Object.assign(window, { whole });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) whole.shift += /** @type {PerformanceEntry & { value: number }} */ (entry).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    requestAnimationFrame(look);
    const hasData = document.querySelector('main h1') !== null && document.querySelector('[data-loading]') === null;
    if (!hasData && whole.dataAt === 0) return;
    const names = namesNow();
    if (names.join('\n') === whole.last.join('\n')) return;
    whole.changedAt = performance.now();
    whole.last = names;
    if (whole.dataAt > 0) return;
    whole.dataAt = whole.changedAt;
    whole.first = names;
  };
  requestAnimationFrame(look);
}

/**
 * Opens a screen, and resolves once its controls have not changed for two seconds, during which code is fetched ahead.
 * @param {import('playwright').Page} page on which `recordWhole` runs before its scripts
 * @param {string} path
 * @returns {Promise<Whole>}
 */
export async function openWhole(page, path) {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const whole = await page.waitForFunction(() => {
    const { whole } = /** @type {{ whole: Whole }} */ (/** @type {unknown} */ (window));
    return whole.dataAt > 0 && performance.now() - whole.changedAt > 2000 ? whole : undefined;
  });
  return /** @type {Promise<Whole>} */ (whole.jsonValue());
}

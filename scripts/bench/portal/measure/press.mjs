/** Main-thread time counts from the press until this long after the wanted state is painted, in ms. Overlays move until then. */
const SETTLED_MS = 25;
const OVERLAY_SETTLED_MS = 230;
/**
 * How long the pointer rests on its target before each press, in ms, until the motion of hovering and the last press's paint have
 * ended.
 */
const RESTING_MS = 150;
const TIMEOUT_MS = 30_000;

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * @typedef {object} Press
 * @property {string} [click] selector of what is clicked in its centre; without it `key` goes to the focused element
 * @property {string} [key] as Playwright names it
 * @property {(argument: any) => boolean} isReached whether the page has the wanted state; runs in the page, and receives `expected`
 * @property {unknown} [expected]
 * @property {boolean} [isOverlay]
 * @property {boolean} [isAtOnce] pressed without resting first, as soon as the rows are painted
 *
 * @typedef {object} Pressed
 * @property {number} cpu main-thread task time, in ms of the thread's own clock
 * @property {number} state from the press until the wanted state is painted, in ms
 * @property {number} paint from the press until the next paint, in ms, by the browser's own event timing: steps of 8, and 16 for all that is
 * shorter. Only the press counts, and not the pointer that leaves what an overlay covers later
 */

/** Runs before the page's scripts: records the time to the next paint of every event over 16 ms. */
export function watchEvents() {
  const events = [];
  window.benchEvents = events;
  new PerformanceObserver((list) => events.push(...list.getEntries())).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/**
 * Runs in the page before a press. It checks for the wanted state after each change of the document, so that no polling adds
 * work. The state is painted when the first task after the next animation frame runs.
 */
function watchState({ isReached, expected }) {
  const reached = new Function(`return (${isReached})`)();
  let start;
  const onPress = ({ timeStamp }) => {
    start ??= timeStamp;
  };
  const changes = new MutationObserver(() => {
    if (start === undefined || !reached(expected)) return;
    changes.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.benchReached(JSON.stringify({ start, painted: performance.now() }));
      port2.postMessage(undefined);
    });
  });
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, onPress, { capture: true, once: true });
  changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Presses like a person, with the pointer or a key, and measures the effects. */
export async function measurePress({ page, session, taskTime }, { click, key, isReached, expected, isOverlay = false, isAtOnce = false }) {
  if (click !== undefined) await page.locator(click).first().hover();
  if (!isAtOnce) await wait(RESTING_MS);
  await page.evaluate(watchState, { isReached: String(isReached), expected });
  const reached = new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${click ?? key} did not lead to the wanted state at ${page.url()}`)), TIMEOUT_MS);
    session.once('Runtime.bindingCalled', ({ payload }) => {
      clearTimeout(timer);
      resolve(JSON.parse(payload));
    });
  });
  const before = await taskTime();
  if (click === undefined) await page.keyboard.press(key);
  else {
    await page.mouse.down();
    await page.mouse.up();
  }
  const { start, painted } = await reached;
  await wait(isOverlay ? OVERLAY_SETTLED_MS : SETTLED_MS);
  const cpu = (await taskTime()) - before;
  const paint = await page.evaluate((start) => Math.max(16, ...window.benchEvents.filter(({ startTime, interactionId }) => startTime >= start && interactionId > 0).map(({ duration }) => duration)), start);
  return { cpu, state: painted - start, paint };
}

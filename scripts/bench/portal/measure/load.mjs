const SETTLED_MS = 25;

/** Runs in the page before its scripts: records when an element that matches the selector has been rendered and painted. */
function watchFor(selector) {
  const changes = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    changes.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.benchLoadedAt = performance.now();
      };
      port2.postMessage(undefined);
    });
  });
  changes.observe(document, { childList: true, subtree: true });
}

/**
 * Opens an address in a fresh profile. Main-thread time from the start until 25 ms after an element of the selector is painted, the
 * time until then, and until the first paint.
 * @param {import('./visit.mjs').Visit} visit
 * @param {{ address: string, selector: string, slowdown?: number }} options by what factor the processor is slowed down
 * @returns {Promise<import('./press.mjs').Pressed>}
 */
export async function measureLoad({ page, session, taskTime }, { address, selector, slowdown = 1 }) {
  await page.addInitScript(watchFor, selector);
  // Opens a page of the same origin first, so that the visit does not change processes and the time counts from its start.
  await page.goto('/assets/none');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const before = await taskTime();
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.benchLoadedAt !== undefined, undefined, { polling: 50 });
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  const cpu = (await taskTime()) - before;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const { state, paint } = await page.evaluate(() => ({
    state: window.benchLoadedAt,
    paint: performance.getEntriesByName('first-paint')[0].startTime,
  }));
  return { cpu, state, paint };
}

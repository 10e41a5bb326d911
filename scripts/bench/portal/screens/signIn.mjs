import { markupOf, stylesOf } from '../byHand/writePages.mjs';

const addresses = { portal: '/login', byHand: '/by-hand/signIn.html' };
const SETTLED_MS = 25;

/** Runs in the page before its scripts: reports when the submit button has been rendered and painted. */
function watchUsable() {
  const changes = new MutationObserver(() => {
    if (document.querySelector('#root form [type=submit]') === null) return;
    changes.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.usableAt = performance.now();
      };
      port2.postMessage(undefined);
    });
  });
  changes.observe(document, { childList: true, subtree: true });
}

/** Markup and styles of sign-in. */
export async function readSignIn(page) {
  await page.goto(addresses.portal);
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await page.getByRole('button', { name: 'Google' }).waitFor();
  return { name: 'signIn', styles: await stylesOf(page), parts: { screen: await markupOf(page, '#root > *') } };
}

/** One round: main-thread time, first paint and usable sign-in of a first visit, on this processor and one four times slower. */
export async function measureSignIn(withVisit, side) {
  const figures = {};
  for (const [name, rate] of [['', 1], [', processor 4× slower', 4]]) {
    await withVisit(async ({ page, session, taskTime }) => {
      await page.addInitScript(watchUsable);
      // A page of the same origin first, so that the visit does not change processes and the time counts from its start.
      await page.goto('/assets/none');
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      const before = await taskTime();
      await page.goto(addresses[side], { waitUntil: 'commit' });
      await page.waitForFunction(() => window.usableAt !== undefined, undefined, { polling: 50 });
      await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
      const cpu = (await taskTime()) - before;
      const { usable, paint } = await page.evaluate(() => ({
        usable: window.usableAt,
        paint: performance.getEntriesByName('first-paint')[0].startTime,
      }));
      figures[`sign-in until usable${name}`] = [{ cpu, state: usable, paint }];
    });
  }
  return figures;
}

import type { Page } from '@playwright/test';
import { pairwise } from '../../helpers/pairwise.ts';
import { type Screen, screens, signedOutScreens } from '../../helpers/screens.ts';
import type { Fault } from './faultProxy.ts';
import { expect, expectedConsole, recordPaths, stopTime, test, timeUntil, watchUnstyled } from './fixtures.ts';

test.use({ expectedConsole });

const fileFaults: Fault[] = [{ status: 404 }, { cutAfter: 100 }, 'refuse'];

const unreadable = 'The server sent an answer that could not be read.';
/** Faults of the API's responses, with the reason that a screen gives where there is one. */
const responseFaults: [fault: Fault, reason?: string][] = [
  ['refuse', 'No connection.'],
  [{ cutAfter: 20 }, unreadable],
  [{ status: 200 }, unreadable],
  [{ status: 500 }],
];

interface ScreenRequests {
  screen: Screen;
  scripts: string[];
  styles: string[];
  responses: string[];
}

/** What each screen requests beyond the first one, and the first one beyond the page. */
async function recordRequests(page: Page, all: readonly Screen[]): Promise<ScreenRequests[]> {
  const html = await (await page.request.get('/')).text();
  let common: string[] = [];
  const recorded: ScreenRequests[] = [];
  for (const screen of all) {
    await page.goto('about:blank');
    const requests = await recordPaths(page, /^\/(assets|api)\//, async () => {
      await page.goto(screen.path);
      await expect(screen.ready(page)).toBeVisible();
    });
    const own = requests.filter((path) => !common.includes(path) && !html.includes(path));
    if (common.length === 0) common = requests;
    recorded.push({
      screen,
      scripts: own.filter((path) => path.endsWith('.js')),
      styles: own.filter((path) => path.endsWith('.css')),
      responses: own.filter((path) => path.startsWith('/api/')),
    });
  }
  return recorded;
}

const failed = 'This page could not be loaded';

const kinds = ['scripts', 'styles'] as const;

// The simplest screen first.
for (const [state, all] of [['signed out', signedOutScreens], ['signed in', screens.toReversed()]] as const)
  test(`${state}, a screen whose scripts or styles are missing, cut or refused says so, and Reload opens it once they come, however late`, async ({ page, portal, network, requests }) => {
    test.slow();
    if (state === 'signed in') await portal.signInQuietly('/');
    await stopTime(page);
    const unstyled = await watchUnstyled(page, 'h1');
    const recorded = new Map((await recordRequests(page, all)).filter(({ scripts }) => scripts.length > 0).map((requested) => [requested.scripts.join(), requested]));
    // Every screen with every fault, and of each screen and each fault both kinds of files.
    const failures = pairwise({ requested: [...recorded.values()], fault: fileFaults, kind: kinds });
    for (const requested of recorded.values()) {
      const { screen: { path, ready }, scripts, styles } = requested;
      const files = [...scripts, ...styles];
      await page.goto('about:blank');
      requests.length = 0;
      for (const [index, { fault, kind }] of failures.filter((failure) => failure.requested === requested).entries()) {
        network.heal();
        // Some screens have no styles of their own.
        network.fail(requested[kind].length > 0 ? requested[kind] : scripts, fault);
        if (index === 0) await page.goto(path);
        else await page.getByRole('button', { name: 'Reload' }).click();
        await timeUntil(page, portal.heading(failed));
      }
      // The page reloads itself once; each load tries four times.
      for (const file of new Set(requests)) expect.soft(requests.filter((other) => other === file).length, file).toBeLessThanOrEqual(16);
      network.heal();
      const release = network.hold(files);
      // Those that came meanwhile are in the browser's cache.
      const requestedAgain = page.waitForRequest((request) => files.some((file) => request.url().endsWith(file)));
      await page.getByRole('button', { name: 'Reload' }).click();
      await requestedAgain;
      await expect.soft(ready(page)).toHaveCount(0);
      release();
      await expect.soft(ready(page), path).toBeVisible();
    }
    expect([...unstyled].filter((heading) => heading !== failed)).toEqual([]);
  });

test('a screen whose requests hang reloads itself, and its Reload opens it, though they take every connection to the server', async ({ page, portal, network }) => {
  await portal.signInQuietly('/');
  await stopTime(page);
  const [, recorded] = await recordRequests(page, screens.filter(({ path }) => path === '/dashboard' || path === '/products/editproduct/2'));
  const { screen, styles } = recorded!;
  expect(styles.length, 'of the six connections').toBeGreaterThanOrEqual(6);
  await page.goto('about:blank');
  const release = network.hold(styles);
  await page.goto(screen.path, { waitUntil: 'commit' });
  await timeUntil(page, portal.heading(failed));
  network.heal();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(screen.ready(page)).toBeVisible();
  release();
});

test('a screen whose data is refused, cut or not JSON says why, and Try again fills it once the server answers', async ({ page, portal, network, requests }) => {
  test.slow();
  await portal.signInQuietly('/');
  await stopTime(page);
  const seen = new Set<string>();
  for (const { screen: { path, ready }, responses } of await recordRequests(page, screens.toReversed())) {
    if (responses.length === 0 || seen.has(responses.join())) continue;
    seen.add(responses.join());
    for (const [fault, reason] of responseFaults) {
      const name = `${path}, ${JSON.stringify(fault)}`;
      await page.goto('about:blank');
      requests.length = 0;
      network.fail(responses, fault);
      await page.goto(path);
      const failures = page.getByRole('main').getByRole('button', { name: 'Try again' });
      // That a product does not exist is known from the status alone.
      await timeUntil(page, failures.nth(responses.length - 1).or(ready(page)));
      const count = (await failures.count()) === 0 ? 0 : responses.length;
      await expect.soft(page.getByRole('main').getByRole('alert'), name).toHaveCount(count);
      if (reason !== undefined) await expect.soft(page.getByRole('main').getByText(reason), name).toHaveCount(count);
      // Once, and three times again; as often once more when the bell's response ends what looked like an outage.
      for (const response of responses) expect.soft(requests.filter((other) => other === response).length, `${name}: ${response}`).toBeLessThanOrEqual(8);
      network.heal();
      // All at once: the first response ends the outage, and what is still failed is then requested again without a press.
      await failures.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
      await timeUntil(page, ready(page));
    }
  }
});

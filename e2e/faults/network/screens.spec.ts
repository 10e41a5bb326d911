import type { Page } from '@playwright/test';
import { type Screen, screens, signedOutScreens } from '../../helpers/screens.ts';
import type { Fault } from './faultProxy.ts';
import { expect, expectedConsole, recordPaths, stopTime, test, timeUntil, timeUntilLoaded, watchUnstyled } from './fixtures.ts';

test.use({ expectedConsole });
// One worker, so that the tests share the recorded requests.
test.describe.configure({ mode: 'default' });

const fileFaults: Fault[] = [{ status: 404 }, { cutAfter: 100 }, 'refuse'];

const unreadable = 'The server sent an answer that could not be read.';
/** Faults of the API's responses, with the reason that a screen shows, if it shows one. */
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

/** The requests of each screen that the first screen has not made, and those of the first that the page has not made. */
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

let recordedSignedIn: ScreenRequests[] | undefined;
/** The simplest screen first. */
const recordSignedIn = async (page: Page) => (recordedSignedIn ??= await recordRequests(page, screens.toReversed()));

const failed = 'This page could not be loaded';

const kinds = ['scripts', 'styles'] as const;

for (const state of ['signed out', 'signed in'])
  test(`${state}, a screen whose scripts or styles are missing, cut or refused says so, and Reload opens it once they come, however late`, async ({ page, portal, network, requests }) => {
    test.slow();
    if (state === 'signed in') await portal.signInQuietly('/');
    await stopTime(page);
    const unstyled = await watchUnstyled(page, 'h1');
    const all = state === 'signed in' ? await recordSignedIn(page) : await recordRequests(page, signedOutScreens);
    const recorded = new Map(all.filter(({ scripts }) => scripts.length > 0).map((requested) => [requested.scripts.join(), requested]));
    // One loader serves all screens, so that one screen for each fault of each kind of files is enough.
    for (const [index, requested] of [...recorded.values()].slice(-fileFaults.length * kinds.length).entries()) {
      const { screen: { path, ready }, scripts, styles } = requested;
      const [fault, kind] = [fileFaults[index % fileFaults.length]!, kinds[index % kinds.length]!];
      const files = [...scripts, ...styles];
      await page.goto('about:blank');
      requests.length = 0;
      // Some screens have no styles of their own.
      network.fail(requested[kind].length > 0 ? requested[kind] : scripts, fault);
      await page.goto(path);
      await timeUntil(page, portal.heading(failed));
      // The page reloads itself once; each load tries four times.
      for (const file of new Set(requests)) expect.soft(requests.filter((other) => other === file).length, file).toBeLessThanOrEqual(8);
      network.heal();
      const release = network.hold(files);
      // Files that arrived meanwhile are in the browser's cache.
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
  const { screen, styles } = (await recordSignedIn(page)).find(({ screen }) => screen.path === '/products/editproduct/2')!;
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
  const recorded = new Map((await recordSignedIn(page)).filter(({ responses }) => responses.length > 0).map((requested) => [requested.responses.join(), requested]));
  // One client reads the responses of all screens.
  for (const [index, { screen: { path, ready }, responses }] of [...recorded.values()].entries()) {
    const [fault, reason] = responseFaults[index % responseFaults.length]!;
    const name = `${path}, ${JSON.stringify(fault)}`;
    await page.goto('about:blank');
    requests.length = 0;
    network.fail(responses, fault);
    await page.goto(path);
    const failures = page.getByRole('main').getByRole('button', { name: 'Try again' });
    // The status alone tells that a product does not exist.
    await timeUntil(page, failures.nth(responses.length - 1).or(ready(page)));
    const count = (await failures.count()) === 0 ? 0 : responses.length;
    await expect.soft(page.getByRole('main').getByRole('alert'), name).toHaveCount(count);
    if (reason !== undefined) await expect.soft(page.getByRole('main').getByText(reason), name).toHaveCount(count);
    // One request and three retries, and as many again when the bell's response ends an apparent outage.
    for (const response of responses) expect.soft(requests.filter((other) => other === response).length, `${name}: ${response}`).toBeLessThanOrEqual(8);
    network.heal();
    // All at once: the first response ends the outage, and everything that failed is then requested again without a press.
    await failures.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
    await timeUntilLoaded(page, ready(page));
  }
});

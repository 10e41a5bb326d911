import type { Page } from '@playwright/test';
import { screens } from '../../helpers/screens.ts';
import type { Fault } from './faultProxy.ts';
import { expect, expectedConsole, test } from './fixtures.ts';

test.use({ expectedConsole });

/** Whether each picture in view has loaded. Those of a screen's decoration, which have no placeholder, are not among them. */
const picturesInView = (page: Page) =>
  page.locator('main img[loading]').evaluateAll(async (all: HTMLImageElement[]) => {
    const entries = await new Promise<IntersectionObserverEntry[]>((resolve) => {
      const observer = new IntersectionObserver(resolve);
      for (const image of all) observer.observe(image);
      if (all.length === 0) resolve([]);
    });
    return entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => (target as HTMLImageElement).naturalWidth > 0);
  });

const faults = { refused: 'refuse', cut: { cutAfter: 100 }, pages: { status: 200 } } satisfies Record<string, Fault>;

/** Where the pictures of a page are, or their placeholders, and where its texts are, without the tabs, which are fetched when idle. */
const measure = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const boxOf = (item: Element | Range) => {
      const { x, y, width, height } = item.getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round).join(' ');
    };
    const texts: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      if (walker.currentNode.parentElement?.closest('[role="tablist"]')) continue;
      range.selectNode(walker.currentNode);
      texts.push(`${walker.currentNode.nodeValue}: ${boxOf(range)}`);
    }
    return {
      boxes: [...main.querySelectorAll('img, span:has(> svg:only-child)')].map(boxOf),
      texts,
    };
  });

const noRows = '/products?search=nothing-is-called-this';

/** Opens a screen in a new document. The dashboard's queue shows pictures of products whose list has been loaded before, which itself shows none here; in narrow lanes they are not shown. */
async function open(page: Page, path: string) {
  const expectReady = (path: string) => expect(screens.find((screen) => screen.path === path)!.ready(page)).toBeVisible();
  const first = path === '/dashboard' ? noRows : path;
  await page.goto('about:blank');
  await page.goto(first, { waitUntil: 'commit' });
  await expectReady(first);
  if (first !== path) {
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expectReady(path);
  }
  if (path === '/products') await expect(page.locator('[data-row-index]')).toHaveCount(10);
  await expect(page.locator('main [data-loading]')).toHaveCount(0);
}

for (const [path, width, state] of [
  ['/products', 1280, 'refused'],
  ['/products', 360, 'cut'],
  ['/products/viewproduct/2', 1280, 'pages'],
  ['/dashboard', 360, 'refused'],
  ['/dashboard', 1920, 'cut'],
] as const)
  test(`${path} at ${width} px: pictures that are ${state} are placeholders, slow ones leave their room, and nothing moves`, async ({ page, portal, network }) => {
    await page.setViewportSize({ width, height: 1600 });
    const addresses = new Set<string>();
    page.on('request', (request) => request.resourceType() === 'image' && addresses.add(new URL(request.url()).pathname));
    await portal.signInQuietly(path);
    await open(page, path);
    await expect(async () => {
      const loaded = await picturesInView(page);
      expect(loaded).toContain(true);
      expect(loaded).not.toContain(false);
    }).toPass({ timeout: 20_000 });
    const before = await measure(page);
    network.fail([...addresses], faults[state]);
    await open(page, path);
    await expect.poll(() => picturesInView(page)).toEqual([]);
    const { boxes, texts } = await measure(page);
    expect.soft(boxes, state).toEqual(before.boxes);
    expect.soft(texts, state).toEqual(before.texts);
    network.heal();
    const release = network.hold([...addresses]);
    await open(page, path);
    await expect.poll(() => picturesInView(page)).toContain(false);
    expect(await picturesInView(page)).not.toContain(true);
    expect.soft(await measure(page), 'slow').toEqual(before);
    release();
    await expect.poll(() => picturesInView(page)).not.toContain(false);
    expect(await measure(page)).toEqual(before);
  });

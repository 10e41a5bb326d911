import type { Page } from '@playwright/test';
import { screens } from '../../helpers/screens.ts';
import type { Fault } from './faultProxy.ts';
import { expect, expectedConsole, test } from './fixtures.ts';

test.use({ expectedConsole });

/** Whether each visible picture has loaded, not counting a screen's decoration, which has no placeholder. */
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

/**
 * The positions of a page's pictures or placeholders and of its texts. Tabs are left out, because they are fetched when the page
 * is idle.
 */
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

/**
 * Opens a screen in a new document. The dashboard's queue shows no pictures here: it shows those of a product list that is loaded
 * already, and none in narrow lanes.
 */
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

import type { Page } from '@playwright/test';
import { screens } from '../screens.ts';
import type { Fault } from './faultProxy.ts';
import { expect, expectedConsole, test } from './fixtures.ts';

test.use({ expectedConsole });

/** Whether each picture in view has loaded. */
const picturesInView = (page: Page) =>
  page.locator('main img').evaluateAll(async (all: HTMLImageElement[]) => {
    const entries = await new Promise<IntersectionObserverEntry[]>((resolve) => {
      const observer = new IntersectionObserver(resolve);
      for (const image of all) observer.observe(image);
      if (all.length === 0) resolve([]);
    });
    return entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => (target as HTMLImageElement).naturalWidth > 0);
  });

const faults: Fault[] = ['refuse', { cutAfter: 100 }, { status: 200 }];

/** Where the pictures of a page are, or their placeholders, and where its texts are. */
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
      range.selectNode(walker.currentNode);
      texts.push(`${walker.currentNode.nodeValue}: ${boxOf(range)}`);
    }
    return {
      boxes: [...main.querySelectorAll('img, span:has(> svg:only-child)')].map(boxOf),
      texts,
    };
  });

async function open(page: Page, path: string) {
  await page.goto('about:blank');
  await page.goto(path);
  await expect(screens.find((screen) => screen.path === path)!.ready(page)).toBeVisible();
}

for (const [path, width] of [
  ['/products', 1280],
  ['/products', 360],
  ['/products/viewproduct/2', 1280],
] as const)
  test(`${path} at ${width} px: pictures that are refused, cut or pages are placeholders, and nothing moves`, async ({ page, portal, network }) => {
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
    for (const fault of faults) {
      network.heal();
      network.fail([...addresses], fault);
      await open(page, path);
      await expect.poll(() => picturesInView(page)).toEqual([]);
      const { boxes, texts } = await measure(page);
      expect.soft(boxes, JSON.stringify(fault)).toEqual(before.boxes);
      expect.soft(texts, JSON.stringify(fault)).toEqual(before.texts);
    }
  });

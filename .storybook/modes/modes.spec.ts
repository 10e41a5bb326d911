import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { played, shownStories } from './shownStories.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // React Aria keeps what it announced of a busy button for some seconds, also when the button is gone.
    const context = { include: ['body'], exclude: ['[data-live-announcer]'] };
    const result = await axe.run(context, {
      // A sheet shows a part of a page, and that part several times, so its landmarks are not a page's.
      rules: { region: { enabled: false }, 'landmark-unique': { enabled: false } },
    });
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}

/** What sticks out of the page to the side, apart from boxes that scroll by design. */
async function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const limit = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= limit) return [];
    const inScroller = (element: Element) => {
      for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement)
        if (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(box).overflowX)) return true;
      return false;
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (right > limit + 1 || left < -1) && !inScroller(element);
      })
      .map((element) => `${element.tagName.toLowerCase()}.${element.className} ${Math.round(element.getBoundingClientRect().right)}`)
      .slice(0, 5);
  });
}

/** Whether what has the focus, a part of it or a box around it shows an outline; true when nothing can have it. */
async function hasRing(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return true;
    const parts = [focused, ...focused.querySelectorAll('*')];
    for (let box = focused.parentElement; box !== null; box = box.parentElement) parts.push(box);
    if (focused.nextElementSibling !== null) parts.push(focused.nextElementSibling);
    return parts.some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  });
}

for (const entry of shownStories) {
  test(`${entry.title}: ${entry.name} holds in every mode`, async ({ page, context }) => {
    const problems: string[] = [];
    const outside: string[] = [];
    await context.route('**', (route) => {
      const { hostname, protocol } = new URL(route.request().url());
      if (hostname === '127.0.0.1' || !protocol.startsWith('http')) return route.continue();
      outside.push(route.request().url());
      return route.abort();
    });
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));

    await page.goto(`/iframe.html?id=${entry.id}&viewMode=story&globals=a11y.manual:!true`);
    await played(page);
    await page.addScriptTag({ content: axe });

    await test.step('light', async () => expect.soft(await violations(page)).toEqual([]));
    await test.step('dark', async () => {
      await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
      expect.soft(await violations(page)).toEqual([]);
      await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
    });
    await test.step('forced colours: what has the keyboard shows an outline', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.keyboard.press('Tab');
      // An open menu keeps Tab to itself: its items are reached by the arrows.
      if (await page.locator('[role=menu]').isVisible()) await page.keyboard.press('ArrowDown');
      await expect.soft.poll(() => hasRing(page)).toBe(true);
      await page.emulateMedia({ forcedColors: 'none' });
    });
    await test.step('320 px wide: nothing sticks out', async () => {
      await page.setViewportSize({ width: 320, height: 720 });
      await expect.soft.poll(() => sideways(page)).toEqual([]);
    });
    await test.step('text at 200 %: nothing sticks out', async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expect.soft.poll(() => sideways(page)).toEqual([]);
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    });
    await test.step('text spacing: nothing sticks out', async () => {
      await page.addStyleTag({
        content:
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
      });
      await expect.soft.poll(() => sideways(page)).toEqual([]);
    });
    expect.soft(problems).toEqual([]);
    expect(outside).toEqual([]);
  });
}

import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { rulesOfColour, runAxe } from '../../e2e/helpers/axe.ts';
import { hasFocusOutline, horizontalOverflow } from './checks.ts';
import { played, setGlobals, shownStories } from './shownStories.ts';

const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** Stories change only their page, so those of a worker share a context, and with it the cache. */
const test = base.extend<object, { sharedContext: BrowserContext }>({
  sharedContext: [
    async ({ browser }, provide, { project }) => {
      const context = await browser.newContext({ ...project.use.contextOptions, baseURL: project.use.baseURL });
      await provide(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedContext }, provide) => {
    const page = await sharedContext.newPage();
    await provide(page);
    await page.close();
  },
});

/** The addresses outside this machine that the page requests. The browser cannot resolve them. */
function requestsOutside(page: Page): string[] {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (hostname !== '127.0.0.1' && protocol.startsWith('http')) outside.push(request.url());
  });
  return outside;
}

/** The page's errors and warnings on the console. */
function consoleProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

// The run over all stories looks at each in light with every rule of axe. A mode changes the result of the rules of colours alone.
for (const entry of shownStories) {
  test(`${entry.title}: ${entry.name} passes in every mode`, async ({ page }) => {
    const outside = requestsOutside(page);
    const problems = consoleProblems(page);
    await page.goto(`/iframe.html?id=${entry.id}&viewMode=story&globals=a11y.manual:!true`);
    await played(page);

    // The direction changes no colour and the theme no position, so one check covers both.
    await test.step('dark, right to left: nothing overflows', async () => {
      await setGlobals(page, { direction: 'rtl' });
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
      expect.soft(await runAxe(page, { runOnly: rulesOfColour })).toEqual([]);
      await expect.soft.poll(() => horizontalOverflow(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 720 });
      await expect.soft.poll(() => horizontalOverflow(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
      await setGlobals(page, { direction: 'ltr' });
    });
    await test.step('forced colours: the focused element has an outline', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.keyboard.press('Tab');
      // Tab does not move within an open menu; the arrow keys do.
      if (await page.locator('[role=menu]').isVisible()) await page.keyboard.press('ArrowDown');
      await expect.soft.poll(() => hasFocusOutline(page)).toBe(true);
      await page.emulateMedia({ forcedColors: 'none' });
    });
    await test.step('320 px wide: nothing overflows', async () => {
      await page.setViewportSize({ width: 320, height: 720 });
      await expect.soft.poll(() => horizontalOverflow(page)).toEqual([]);
    });
    await test.step('text at 200 %: nothing overflows', async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expect.soft.poll(() => horizontalOverflow(page)).toEqual([]);
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    });
    await test.step('text spacing: nothing overflows', async () => {
      await page.addStyleTag({ content: TEXT_SPACING });
      await expect.soft.poll(() => horizontalOverflow(page)).toEqual([]);
    });
    expect.soft(problems).toEqual([]);
    expect(outside).toEqual([]);
  });
}

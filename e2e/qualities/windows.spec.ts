import type { Page } from '@playwright/test';
import { axeViolations, rulesOfPages } from '../helpers/axe.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { faultsOfGeometry } from '../helpers/geometry.ts';
import { painted } from '../helpers/painted.ts';
import { pairwise } from '../helpers/pairwise.ts';
import { inEveryOverlay, overlays, type Screen, screens, signedOutScreens } from '../helpers/screens.ts';

const windows = [
  { width: 320, height: 640 },
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 650 },
  { width: 1366, height: 650 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const themes = ['light', 'dark'] as const;

interface Look {
  size: (typeof windows)[number];
  colorScheme: (typeof themes)[number];
}

const widthsOfAxe = [360, 1280];

/** Checks the current page's layout in each window, and with axe in two of them. */
async function expectSoundIn(page: Page, name: string, looks: readonly Look[], withoutRules: readonly string[] = []) {
  const widths = new Set(widthsOfAxe);
  for (const { size, colorScheme } of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await painted(page);
    await expect.soft.poll(() => faultsOfGeometry(page), `${name}, ${size.width} × ${size.height}, ${colorScheme}`).toEqual([]);
    if (widths.delete(size.width)) expect.soft(await axeViolations(page, withoutRules), `${name}, ${size.width} px, axe`).toEqual([]);
  }
}

async function expectSoundInLargeText(page: Page, name: string) {
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await painted(page);
    await expect.soft.poll(() => faultsOfGeometry(page), `${name}, ${width} px, text at 200 %`).toEqual([]);
  }
  await page.evaluate(() => void (document.documentElement.style.fontSize = ''));
}

/** Every screen in every window, and every screen and every window in both themes, paired so that few runs cover all. */
const screenLooks = pairwise({ screen: [...signedOutScreens, ...screens], size: windows, colorScheme: themes });

async function expectScreensSound(page: Page, all: readonly Screen[]) {
  for (const { path, ready } of all) {
    await page.goto(path);
    await expect(ready(page)).toBeAttached();
    await expectSoundIn(page, path, screenLooks.filter(({ screen }) => screen.path === path));
    await expectSoundInLargeText(page, path);
  }
}

// The browser logs every 404, and one screen shows a product that does not exist.
test.use({ expectedConsole: /404 \(Not Found\)/, bypassCSP: true });

test('signed out, every screen stands soundly in every window, also for axe', async ({ page }) => {
  test.slow();
  await expectScreensSound(page, signedOutScreens);
});

for (const part of [0, 1])
  test(`signed in, every screen stands soundly in every window, also for axe: part ${part + 1} of 2`, async ({ page, portal }) => {
    test.slow();
    await portal.signIn();
    await expectScreensSound(page, screens.filter((_, index) => index % 2 === part));
  });

/** Windows of one group have the same layout, so that an open overlay stays open from one to the next. */
const groups = [windows.slice(0, 2), [windows[2]!], [windows[3]!], windows.slice(4)];
const overlayLooks = pairwise({ overlay: overlays, size: windows, colorScheme: themes });

for (const group of groups) {
  const named = group.map(({ width, height }) => `${width} × ${height}`).join(', ');
  test(`every overlay stands soundly, also for axe, at ${named}`, async ({ page, portal }) => {
    test.slow();
    await portal.signIn();
    await page.setViewportSize(group[0]!);
    await inEveryOverlay(page, async (overlay) => {
      // In the next window the pointer would be over another control and show its tooltip.
      await page.mouse.move(0, 0);
      await expectSoundIn(page, overlay.name, overlayLooks.filter((look) => look.overlay === overlay && group.includes(look.size)), rulesOfPages);
      await page.setViewportSize(group[0]!);
    });
  });
}

/** Its name has two lines on a phone. */
const productOfTwoLines: Screen = {
  path: '/products/viewproduct/1',
  ready: (page) => page.getByRole('heading', { level: 1, name: 'Double-Breasted Trench' }),
};

// whole.spec.ts holds the same at 1280 px.
for (const size of [windows[1], windows[2], windows[7]] as typeof windows)
  test(`nothing moves when a screen goes from loading to loaded, ${size.width} px`, async ({ page, portal, sandbox }) => {
    test.slow();
    await portal.signIn();
    await page.addInitScript(() => {
      const shifts = { total: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.total += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await sandbox.setSwitches({ delayMs: 400 });
    await page.setViewportSize(size);
    for (const { path, ready } of [...screens, productOfTwoLines]) {
      await page.goto(path);
      await expect(ready(page)).toBeVisible();
      await painted(page);
      const total = await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
      expect.soft(total, path).toBeLessThan(0.02);
    }
  });

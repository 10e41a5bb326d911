import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { faultsOfGeometry } from '../helpers/geometry.ts';
import { openScreenOf, overlays, type Screen, screens, signedOutScreens } from '../helpers/screens.ts';

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

/** A window's size and theme apply after the next frame; so do container queries. */
const painted = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Looks at the page as it is now in every window and both themes, and with text at 200 %. */
async function expectSoundInEveryWindow(page: Page, name: string) {
  for (const size of windows) {
    await page.setViewportSize(size);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await painted(page);
      expect.soft(await faultsOfGeometry(page), `${name}, ${size.width} × ${size.height}, ${colorScheme}`).toEqual([]);
    }
  }
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await painted(page);
    expect.soft(await faultsOfGeometry(page), `${name}, ${width} px, text at 200 %`).toEqual([]);
  }
  await page.evaluate(() => void (document.documentElement.style.fontSize = ''));
}

// The browser writes every 404 to its console; one screen is that of a product that does not exist.
test.use({ expectedConsole: /404 \(Not Found\)/ });

test('signed out, every screen stands soundly in every window', async ({ page }) => {
  test.slow();
  for (const { path, ready } of signedOutScreens) {
    await page.goto(path);
    await expect(ready(page)).toBeAttached();
    await expectSoundInEveryWindow(page, path);
  }
});

test('signed in, every screen stands soundly in every window', async ({ page, portal }) => {
  test.slow();
  await portal.signIn();
  for (const { path, ready } of screens) {
    await page.goto(path);
    await expect(ready(page)).toBeVisible();
    await expectSoundInEveryWindow(page, path);
  }
});

/** In windows of one group the same layout shows, so that what is open stays open from one to the next. */
const groups = [...windows.slice(0, 4).map((size) => [size]), windows.slice(4)];

for (const group of groups) {
  const named = group.map(({ width, height }) => `${width} × ${height}`).join(', ');
  test(`every overlay stands soundly at ${named}`, async ({ page, portal }) => {
    test.slow();
    await portal.signIn();
    let isAsOpened = false;
    for (const overlay of overlays) {
      const { name, path, prepare, control, opened } = overlay;
      await page.setViewportSize(group[0]!);
      if (prepare || !isAsOpened || new URL(page.url()).pathname !== path) await openScreenOf(page, overlay);
      isAsOpened = prepare === undefined;
      if (!(await control(page).isVisible())) continue;
      await control(page).click();
      await expect(opened(page)).toBeVisible();
      for (const size of group) {
        await page.setViewportSize(size);
        for (const colorScheme of themes) {
          await page.emulateMedia({ colorScheme });
          await painted(page);
          expect.soft(await faultsOfGeometry(page), `${name}, ${size.width} × ${size.height}, ${colorScheme}`).toEqual([]);
        }
      }
      await expect(opened(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(opened(page)).toBeHidden();
    }
  });
}

/** Its name has two lines on a phone. */
const productOfTwoLines: Screen = {
  path: '/products/viewproduct/1',
  ready: (page) => page.getByRole('heading', { level: 1, name: 'Double-Breasted Trench' }),
};

test('nothing moves when a screen goes from loading to loaded', async ({ page, portal, sandbox }) => {
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
  for (const size of [windows[1], windows[2], windows[4], windows[7]] as typeof windows) {
    await page.setViewportSize(size);
    for (const { path, ready } of [...screens, productOfTwoLines]) {
      await page.goto(path);
      await expect(ready(page)).toBeVisible();
      await painted(page);
      const total = await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
      expect.soft(total, `${path}, ${size.width} px`).toBeLessThan(0.02);
    }
  }
});

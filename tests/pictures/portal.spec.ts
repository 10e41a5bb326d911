import type { Locator, Page } from '@playwright/test';
import { expect, staff, test } from '../../e2e/helpers/fixtures.ts';
import { painted } from '../../e2e/helpers/painted.ts';
import { openScreenOf, overlays, screens, signedOutScreens } from '../../e2e/helpers/screens.ts';
import { sampleToday } from '../../packages/contract/src/samples/dates.ts';

const phone = { width: 360, height: 800 };
const laptop = { width: 1280, height: 800 };
const windows = [phone, { width: 768, height: 1024 }, laptop, { width: 1920, height: 1080 }];

// One screen shows a product that does not exist.
test.use({ expectedConsole: /404 \(Not Found\)/ });

test.beforeEach(({ page }) => page.clock.setFixedTime(`${sampleToday}T12:00:00Z`));

/** The part of the shell that loads last. */
const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

const fileName = (name: string) => name.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '');

/** Compares the page, or a part of it, in both themes or in one. */
async function expectPictures(page: Page, name: string, part: Page | Locator = page, themes = ['light', 'dark'] as ('light' | 'dark')[]) {
  const width = page.viewportSize()?.width;
  await page.mouse.move(0, 0);
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await expect.soft(part).toHaveScreenshot(['portal', `${fileName(name)}-${width}-${colorScheme}.png`]);
  }
}

/** A window with this width and the page's height, so that elements fixed to its edges are at the page's ends. */
async function showWhole(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  // A table chooses its layout in the next frame.
  await painted(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) });
}

for (const { path, ready } of signedOutScreens)
  test(`signed out, ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(ready(page)).toBeAttached();
    for (const size of windows) {
      await showWhole(page, size);
      // The panel beside the form is the same on all of them.
      await expectPictures(page, path, path === '/login' ? page : page.getByRole('main'));
    }
  });

test('the second step of signing in', async ({ page, portal }) => {
  await page.goto('/login');
  await portal.fillSignIn(staff);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(portal.heading('Two-factor verification')).toBeVisible();
  for (const size of windows) {
    await showWhole(page, size);
    await expectPictures(page, 'two-factor', page.getByRole('main'));
  }
});

for (const { path, ready } of screens)
  test(`signed in, ${path}`, async ({ page, portal }) => {
    await portal.signIn(path);
    await expect(ready(page)).toBeVisible();
    await expect(bellOf(page)).toBeVisible();
    for (const size of windows) {
      await showWhole(page, size);
      await expectPictures(page, path);
    }
  });

for (const size of [phone, laptop])
  test(`overlays at ${size.width} px`, async ({ page, portal }) => {
    await page.setViewportSize(size);
    await portal.signIn();
    for (const overlay of overlays) {
      const { name, control, opened } = overlay;
      await openScreenOf(page, overlay);
      await expect(bellOf(page)).toBeVisible();
      if (!(await control(page).isVisible())) continue;
      await control(page).click();
      await expect(opened(page)).toBeVisible();
      // In dark the components' Sheets compare overlays.
      await expectPictures(page, name, page, ['light']);
    }
  });

test('selected products on a phone', async ({ page, portal }) => {
  await page.setViewportSize(phone);
  await portal.signIn('/products');
  // The part of the shell that loads last.
  await expect(bellOf(page)).toBeVisible();
  await page.getByRole('button', { name: 'Bulk Actions' }).click();
  await page.getByRole('menuitem', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select Wool Tailored Blazer' }).check();
  await expect(page.getByText('1 selected')).toBeVisible();
  await expectPictures(page, 'selection-of-cards');
});

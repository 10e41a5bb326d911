import type { Page } from '@playwright/test';
import { expect, expectedConsole, test } from './fixtures.ts';

test.use({ expectedConsole });

interface Overlay {
  name: string;
  address: string;
  /** The button or field that opens it. */
  open: (page: Page) => Promise<void>;
  /** The role of what is open. */
  role: 'alertdialog' | 'dialog' | 'menu';
  /** A part of its chunk's name. */
  chunk: string;
  width?: number;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** Every overlay whose code is fetched late. A new one is a line here. */
const overlays: Overlay[] = [
  { name: 'the dialog that asks before a deletion', address: '/products', open: press(/^Delete /), role: 'alertdialog', chunk: 'ConfirmDialogPanel' },
  { name: 'the filters', address: '/products', open: press(/^Filters/), role: 'dialog', chunk: 'FilterPanel' },
  { name: 'the profile menu', address: '/', open: press('Profile menu'), role: 'menu', chunk: 'MenuPanel' },
  { name: 'the notifications', address: '/', open: press(/^Notifications/), role: 'dialog', chunk: 'NotificationSheet' },
  { name: 'the navigation of a phone', address: '/', open: press('Open menu'), role: 'dialog', chunk: 'DrawerPanel', width: 360 },
];

/** The main part of a page has its data. */
const ready = (page: Page) => expect(page.locator('main [data-loading]')).toHaveCount(0);

for (const { name, address, open, role, chunk, width = 1280 } of overlays)
  test.describe(name, () => {
    test.use({ viewport: { width, height: 800 } });

    test('without its code a press says why, and Try again opens it once', async ({ page, portal, network, requests }) => {
      const heal = network.fail(`/assets/${chunk}-`, 'refuse');
      await portal.signIn(address);
      await ready(page);
      await open(page);
      const failure = page.getByRole('alertdialog', { name: /^This could not be loaded/ });
      await expect(failure).toHaveCount(1);
      heal();
      await failure.getByRole('button', { name: 'Try again' }).click();
      await expect(failure).toHaveCount(0);
      await expect(page.getByRole(role)).toHaveCount(1);
      expect(requests.filter((path) => path === `/assets/${chunk}.js`).length).toBeLessThanOrEqual(7);
    });
  });

test('an overlay that is slow says so, and cancelled opens nothing when its code arrives', async ({ page, portal, network, requests }) => {
  const release = network.hold('/assets/ConfirmDialogPanel-');
  await portal.signIn('/products');
  await ready(page);
  await page.getByRole('button', { name: /^Delete / }).evaluateAll((buttons) => buttons.slice(0, 5).forEach((button) => (button as HTMLElement).click()));
  await expect(page.getByRole('alertdialog', { name: 'Loading...' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const arrived = page.waitForResponse(/assets\/ConfirmDialogPanel-/);
  release();
  await arrived;
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('button', { name: /^Delete / }).first().click();
  await expect(page.getByRole('alertdialog', { name: 'Delete Product' })).toHaveCount(1);
  expect(requests.filter((address) => address === '/assets/ConfirmDialogPanel.js')).toHaveLength(1);
});

test.describe('before anything is shown', () => {
  test('a missing script and a configuration that hangs each say what to do', async ({ page, portal, network }) => {
    await page.clock.install();
    await test.step('the script', async () => {
      const heal = network.fail(/assets\/portal-.*js/, { status: 404 });
      await page.goto('/login');
      await page.clock.runFor(11_000);
      heal();
      await page.getByRole('link', { name: 'reload the page' }).click();
      await expect(portal.heading('Sign in')).toBeVisible();
    });
    await test.step('the configuration', async () => {
      const release = network.hold('/config.json');
      await page.goto('/login');
      await page.clock.runFor(10_000);
      await expect(portal.heading('The portal is not set up yet')).toBeVisible();
      await expect(page.getByText('/config.json did not answer within 10 seconds.')).toBeVisible();
      release();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(portal.heading('Sign in')).toBeVisible();
    });
  });
});

import type { Page } from '@playwright/test';
import { filesOfPage, scriptsBeyond, scriptsOf } from '../../helpers/files.ts';
import { Portal, staff } from '../../helpers/fixtures.ts';
import { openScreenOf, type Overlay, overlays } from '../../helpers/screens.ts';
import type { Fault } from './faultProxy.ts';
import { busyTimeUntil, expect, expectedConsole, stopTime, test, timeUntil, timeUntilLoaded } from './fixtures.ts';

test.use({ expectedConsole });

const lateOverlays = overlays.filter(({ isLate }) => isLate);

const faults: Fault[] = [{ status: 404 }, { cutAfter: 100 }, 'refuse'];
/** Matches every built file. Only files that the page has not loaded yet can fail. */
const everyFile = /^\/assets\//;

/** Opens the screen of an overlay and prepares it until its control can be pressed. */
async function openScreen(page: Page, overlay: Overlay) {
  const { control } = overlay;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('about:blank');
  await openScreenOf(page, overlay, busyTimeUntil);
  // Some exist on phones alone.
  if (!(await control(page).isVisible())) await page.setViewportSize({ width: 360, height: 800 });
  await busyTimeUntil(page, control(page));
}

/** An overlay without its styles is in the flow of the page. */
function isPlaced(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement) if (getComputedStyle(at).position !== 'static') return true;
  return false;
}

test('an overlay whose files are missing, cut or refused says so, and Try again opens it once, with its styles', async ({ page, portal, network }) => {
  test.slow();
  /** Addresses of code, with their hashes: several files have one name. */
  const files: string[] = [];
  page.on('request', (request) => void (request.url().includes('/assets/') && files.push(request.url())));
  await portal.signInQuietly('/');
  await stopTime(page);
  for (const [index, overlay] of lateOverlays.entries()) {
    const { name, control, opened } = overlay;
    await openScreen(page, overlay);
    files.length = 0;
    network.fail(everyFile, faults[index % faults.length]!);
    await control(page).click();
    const failure = page.getByRole('alertdialog', { name: /^This could not be loaded/ });
    await timeUntil(page, failure);
    network.heal();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await timeUntilLoaded(page, opened(page).filter({ hasNotText: 'could not be loaded' }));
    await expect.soft(failure, name).toHaveCount(0);
    await expect.soft(opened(page), name).toHaveCount(1);
    expect.soft(await opened(page).evaluate(isPlaced), `${name} is placed over the page`).toBe(true);
    for (const file of new Set(files)) expect.soft(files.filter((other) => other === file).length, `${name}, ${file}`).toBeLessThanOrEqual(4);
  }
});

test('an overlay whose files are late says so, and opens nothing once Escape or a link has been pressed', async ({ page, portal, network, allAnswered }) => {
  test.slow();
  await portal.signInQuietly('/');
  await stopTime(page);
  for (const overlay of lateOverlays) {
    const { name, path, prepare, control, opened } = overlay;
    await openScreen(page, overlay);
    const release = network.hold(everyFile);
    await control(page).click();
    const loading = page.getByRole('alertdialog', { name: 'Loading...' });
    await timeUntil(page, loading);
    await page.keyboard.press('Escape');
    await expect.soft(loading, name).toHaveCount(0);
    if (prepare) await timeUntil(page, await prepare(page, timeUntil));
    await control(page).click();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page, name).not.toHaveURL(path);
    release();
    await allAnswered();
    await timeUntilLoaded(page, portal.heading(/./));
    await expect.soft(opened(page), name).toHaveCount(0);
  }
});

/** The scripts that the search requests when it opens. */
const scriptsOfSearch = (page: Page) =>
  scriptsOf(page, '/settings?tab=password', async (page) => {
    await page.keyboard.press('Control+k');
    await busyTimeUntil(page, page.getByRole('combobox', { name: 'Search' }));
  });

test('what is typed before the code of the search has come goes on in its field: text, caret and Enter', async ({ page, portal, network }) => {
  const scripts = await scriptsOfSearch(page);
  await portal.signInQuietly('/settings');
  const trigger = page.getByRole('button', { name: /^Profile menu/ });
  const waiting = page.getByRole('dialog', { name: 'Search' }).getByRole('textbox', { name: 'Search' });
  const field = page.getByRole('combobox', { name: 'Search' });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    // Held requests of the page before could take all six connections to the server.
    await page.goto('about:blank');
    const release = network.hold(scripts);
    // The page's load event waits for what is fetched behind the data.
    await page.goto('/settings?tab=password', { waitUntil: 'domcontentloaded' });
    await trigger.focus();

    await test.step('Escape and a press outside cancel it', async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('wool');
      await expect(waiting).toHaveValue('wool');
      await page.keyboard.press('Escape');
      await expect(waiting).toHaveCount(0);
      await expect(trigger).toBeFocused();
      if (width === 360) return;
      await page.keyboard.press('Control+k');
      await expect(waiting).toHaveValue('');
      await page.mouse.click(5, 795);
      await expect(waiting).toHaveCount(0);
      await expect(trigger).toBeFocused();
    });

    await test.step('the palette takes its place', async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('slip');
      await page.keyboard.press('Home');
      await page.keyboard.type('silk');
      const place = await waiting.boundingBox();
      const focused = await page.evaluateHandle(() => {
        const roles: (string | null)[] = [];
        document.addEventListener('focusin', ({ target }) => roles.push((target as Element).getAttribute('role')));
        return roles;
      });
      release();
      await expect(field).toBeFocused();
      await page.keyboard.type(' ');
      await expect(field).toHaveValue('silk slip');
      expect(await field.boundingBox()).toEqual(place);
      expect((await focused.jsonValue()).filter((role) => role === 'combobox')).toHaveLength(1);
      await expect(page.getByRole('option', { name: /Silk Slip Dress/ }).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(trigger).toBeFocused();
    });
  }
  await test.step('Enter opens the first result once it is known', async () => {
    const release = network.hold(scripts);
    await page.reload();
    await trigger.focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('silk slip');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL(/\/products\/viewproduct\/\d+$/);
    await expect(field).toHaveCount(0);
  });
});

test('the search whose files are missing says so, and Try again opens it with what was typed', async ({ page, portal, network }) => {
  const scripts = await scriptsOfSearch(page);
  await portal.signInQuietly('/settings');
  await stopTime(page);
  const heal = network.fail(scripts, { status: 404 });
  await page.goto('/settings?tab=password');
  await timeUntilLoaded(page, page.getByText('Old password'));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('wool');
  const failure = page.getByRole('alertdialog', { name: /^This could not be loaded/ });
  await timeUntil(page, failure);
  heal();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await timeUntilLoaded(page, page.getByRole('combobox', { name: 'Search' }));
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('wool');
});

test('in the list of a field letters choose, and Escape closes no dialog around it', async ({ page, portal }) => {
  const { keyboard } = page;
  const list = page.getByRole('listbox');
  const dialog = page.getByRole('dialog', { name: 'Edit 1 product' });
  const how = dialog.getByRole('button', { name: /^Base price / });
  await portal.signInQuietly('/products');
  await page.getByRole('checkbox', { name: /^Select Double-Breasted Trench/ }).first().click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await how.focus();
  await keyboard.press('Enter');
  await expect(list).toBeVisible();
  await keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await expect(how).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.type('Raise');
  await keyboard.press('Enter');
  await expect(how).toHaveAccessibleName('Base price Raise by');
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toBeVisible();
});

test('a failure is toasted offline', async ({ page, portal, context }) => {
  await portal.signInQuietly('/products/addproduct');
  await page.getByRole('textbox', { name: 'Product name' }).fill('Travel Cape');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save Product' }).click();
  await expect(portal.toast('An error occurred')).toBeVisible();
});

test('digits that are typed before the code of the two-factor screen has come are in its field', async ({ page, portal, network, sandbox }) => {
  const scripts = await scriptsOf(page, '/login', async (page) => {
    const portal = new Portal(page);
    await portal.fillSignIn(staff);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await timeUntilLoaded(page, portal.heading('Two-factor verification'));
  });
  const release = network.hold(scripts);
  await page.goto('/login');
  await portal.fillSignIn(staff);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Loading page...')).toBeVisible();
  const code = await sandbox.authenticatorCode();
  await page.keyboard.type(`${code.slice(0, 2)}-${code.slice(2, 4)}9`);
  await page.keyboard.press('Backspace');
  release();
  const field = page.getByRole('textbox', { name: 'Enter your 6-digit code' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(code.slice(0, 4));
  await page.keyboard.type(code.slice(4));
  await page.keyboard.press('Enter');
  await expect(portal.heading(`Welcome ${staff.name}!`)).toBeVisible();
});

test('a panel that is opened while a screen is on its way stays open when the screen comes', async ({ page, portal, network }) => {
  const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
  const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
  const scriptsOfPanel = await scriptsOf(page, '/products', async (page) => {
    await bellOf(page).click();
    await busyTimeUntil(page, panelOf(page));
  });
  const scripts = await scriptsBeyond(page, '/products', '/settings');
  const release = network.hold(scripts.filter((path) => !scriptsOfPanel.includes(path)));
  await portal.signInQuietly('/products');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.setViewportSize({ width: 360, height: 800 });
  const panel = panelOf(page);
  const first = panel.getByRole('button', { name: 'Mark all as read' });
  await bellOf(page).click();
  await expect(first).toBeFocused();
  release();
  await expect(portal.heading('Settings')).toBeVisible();
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

test('a link to a screen whose code is missing stays in the portal while the server is away, and Reload opens it once the server is back', async ({ page, portal, network }) => {
  const scripts = await scriptsBeyond(page, '/products', '/settings');
  network.fail(scripts, { status: 404 });
  await portal.signInQuietly('/products');
  network.goDown();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(portal.heading('This page could not be loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeEnabled();
  network.heal();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(portal.heading('Settings')).toBeVisible();
});

test.describe('before anything is shown', () => {
  test('a script, a style sheet or a configuration that does not arrive: each says what to do', async ({ page, portal, network }) => {
    const files = await filesOfPage(page);
    await page.clock.install();
    await test.step('the script', async () => {
      const heal = network.fail(files.scripts, { status: 404 });
      await page.goto('/login');
      await page.clock.runFor(11_000);
      heal();
      await page.getByRole('link', { name: 'reload the page' }).click();
      await expect(portal.heading('Sign in')).toBeVisible();
    });
    await test.step('the style sheet', async () => {
      for (const fault of [{ status: 404 }, { cutAfter: 10_000 }, 'refuse'] as const) {
        network.heal();
        network.fail(files.styles, fault);
        await page.goto('/login');
        await timeUntil(page, portal.heading('This page could not be loaded'));
        await expect(page.getByLabel('Email')).toHaveCount(0);
      }
      network.heal();
      const release = network.hold(files.styles);
      await page.getByRole('button', { name: 'Reload' }).click();
      await timeUntil(page, page.getByRole('link', { name: 'reload the page' }));
      // A style sheet that is loading keeps the page from being painted.
      await page.evaluate(() => new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })));
      await expect(page.getByLabel('Email')).toHaveCount(0);
      release();
      await timeUntilLoaded(page, portal.heading('Sign in'));
      await expect(portal.heading('Sign in')).toHaveCSS('font-family', /Besley/);
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

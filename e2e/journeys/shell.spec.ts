import { expect, test } from '../helpers/fixtures.ts';
import { inputModes, PageInput } from '../helpers/inputModes.ts';

for (const mode of inputModes)
  test(`search, theme, menu and Logout: ${mode.label}, at ${mode.width} px`, async ({ page, portal }) => {
    const input = await PageInput.on(page, mode);
    await portal.signIn('/');
    await expect(portal.heading(/^Welcome/)).toBeVisible();

    await test.step('the search finds a screen', async () => {
      await page.keyboard.press('ControlOrMeta+K');
      await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
      await page.keyboard.type('settings');
      const found = page.getByRole('option', { name: 'Settings' });
      await expect(found).toHaveAttribute('aria-selected', 'true');
      if (mode.hasMouse) await found.click();
      else await page.keyboard.press('Enter');
      await expect(portal.heading('Settings')).toBeFocused();
    });
    await test.step('the theme is the same after a reload', async () => {
      await input.press(page.getByRole('button', { name: /^Profile menu/ }));
      const dark = page.getByRole('menuitemradio', { name: 'Dark' });
      if (mode.hasMouse) await dark.click();
      else {
        await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused();
        for (const key of ['d', 'Enter']) await page.keyboard.press(key);
      }
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(13, 23, 19)');
      await page.reload();
      await expect(portal.heading('Settings')).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(13, 23, 19)');
    });
    const openMenu = () => (mode.width < 1280 ? input.press(page.getByRole('button', { name: 'Open menu' })) : undefined);
    await test.step('the menu opens a screen', async () => {
      await openMenu();
      await input.press(page.getByRole('link', { name: 'Products' }).last());
      await expect(portal.heading('Products')).toBeFocused();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    });
    await test.step('Logout opens its dialog, then sign-in', async () => {
      await openMenu();
      await input.press(page.getByRole('button', { name: 'Logout' }));
      await input.press(page.getByRole('alertdialog', { name: 'Logout?' }).getByRole('button', { name: 'Logout' }));
      await expect(portal.heading('Sign in')).toBeFocused();
    });
  });

test('by keyboard a menu takes the focus and gives it back, also while something else on the page is in a transition', async ({ page, portal }) => {
  await portal.signIn('/settings');
  const trigger = page.getByRole('button', { name: /^Profile menu/ });
  const item = page.getByRole('menuitem', { name: 'Settings' });
  const openAndClose = async () => {
    await trigger.press('Enter');
    await expect(item).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
    await expect(trigger).toBeFocused();
  };
  // Its code is fetched at the first opening.
  await openAndClose();
  await page.evaluate(async () => {
    const moved = document.body.appendChild(document.createElement('div'));
    moved.style.transition = 'opacity 300s';
    moved.getBoundingClientRect();
    const started = new Promise((resolve) => moved.addEventListener('transitionrun', resolve));
    moved.style.opacity = '0';
    await started;
  });
  await openAndClose();
});

test('a theme chosen in one tab applies in the other, and its menu shows it', async ({ page, portal, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await portal.signIn('/settings');
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('/settings');
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(other.locator('body')).toHaveCSS('background-color', 'rgb(13, 23, 19)');
  await other.getByRole('button', { name: /^Profile menu/ }).click();
  await expect(other.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
});

test('an address opened in a tab starts at its top; a reload and Back return to where a page was left', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await portal.signIn('/products');
  const products = page.getByRole('link', { name: 'Double-Breasted Trench' }).first();
  await products.waitFor();
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.reload();
  await products.waitFor();
  await expect.poll(top).toBe(300);
  await page.goto('/');
  await expect(page.getByText('Order # 20418')).toBeVisible();
  // Longer than the distance to scroll.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(900);
  expect(await top()).toBe(0);
  await page.goBack();
  await products.waitFor();
  await expect.poll(top).toBe(300);
});

test('Ctrl+K opens the palette from the moment that the screen is shown', async ({ page, portal }) => {
  await page.goto('/');
  await portal.fillSignIn();
  await page.evaluate(() => {
    // Pressed in the same task that shows it.
    const observer = new MutationObserver(() => {
      if (!document.querySelector('h1')?.textContent.startsWith('Welcome')) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
});

test('the palette finds products by all that names them, requests them once, and a scan opens its product', async ({ page, portal }) => {
  let requests = 0;
  page.on('request', (request) => (requests += Number(new URL(request.url()).pathname === '/api/products')));
  // In the morning no order is overdue.
  await page.clock.setFixedTime(new Date().setUTCHours(9, 0));
  await portal.signIn('/products');
  await page.getByText('Silk Slip Dress').first().waitFor();
  const palette = page.getByRole('combobox', { name: 'Search' });
  const group = page.getByRole('group', { name: 'Products' });

  await test.step('by name: three of many, and a link to the list of all', async () => {
    await page.getByRole('searchbox', { name: 'Search', exact: true }).click();
    await expect(palette).toBeFocused();
    await expect(page.getByRole('group', { name: 'Suggestions' }).getByRole('option')).toHaveCount(5);
    await page.keyboard.type('silk');
    await expect(group.getByRole('option')).toHaveCount(4);
    await expect(group.getByRole('img')).toHaveCount(0);
    await expect(group.locator('img').first()).toHaveJSProperty('complete', true);
    await page.keyboard.press('End');
    const all = group.getByRole('option', { name: /^All \d+$/ });
    const count = (await all.textContent())?.match(/\d+/)?.[0];
    await all.click();
    await expect(page).toHaveURL('/products?search=silk');
    await expect(page.getByText(`of ${count} entries`)).toBeVisible();
  });
  await test.step('a suggestion has the count of the list that it opens', async () => {
    await page.keyboard.press('ControlOrMeta+K');
    const suggestion = page.getByRole('option', { name: /^Under Maintenance \d+$/ });
    const count = (await suggestion.textContent())?.match(/\d+/)?.[0];
    await suggestion.click();
    await expect(page).toHaveURL('/products?status=underMaintenance');
    await expect(page.getByText(`of ${count} entries`)).toBeVisible();
  });
  await test.step('by brand, SKU, barcode and location', async () => {
    await page.keyboard.press('ControlOrMeta+K');
    for (const query of ['Uniqlo', 'BLZ-0002', '80421936', 'Barcelona']) {
      await palette.fill(query);
      await expect(group.getByRole('option').first()).toBeVisible();
    }
    await palette.fill('no such thing');
    await expect(page.getByRole('status').filter({ hasText: 'No results for "no such thing"' })).toBeAttached();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
  });
  await test.step('a scanned barcode, whatever has the focus', async () => {
    await page.getByRole('button', { name: 'Logout' }).focus();
    // All keys at once, as a scanner types. Keys that are sent one by one may be slower than a person's.
    await page.evaluate(() => {
      for (const key of [...'804219365570', 'Enter'])
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
    await expect(portal.heading('Double-Breasted Trench')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
  });
  expect(requests).toBe(1);
});

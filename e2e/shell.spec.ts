import { expect, test } from './fixtures.ts';
import { inputModes, PageInput } from './inputModes.ts';

for (const mode of inputModes)
  test(`search, theme, menu and Logout: ${mode.label}, at ${mode.width} px`, async ({ page, portal }) => {
    const input = await PageInput.on(page, mode);
    await portal.signIn('/');
    await expect(portal.heading(/^Welcome/)).toBeVisible();

    await test.step('the search finds a screen', async () => {
      await page.keyboard.press('ControlOrMeta+K');
      await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
      await page.keyboard.type('settings');
      await input.press(page.getByRole('search').getByRole('link', { name: 'Settings' }));
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
  // Longer than what would be scrolled to.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(900);
  expect(await top()).toBe(0);
  await page.goBack();
  await products.waitFor();
  await expect.poll(top).toBe(300);
});

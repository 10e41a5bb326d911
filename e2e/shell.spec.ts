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

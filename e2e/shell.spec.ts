import { expect, test } from './fixtures.ts';
import { Hands, ways } from './hands.ts';

for (const way of ways)
  test(`search, the menu and the theme lead where they say, and Logout out: ${way.how}, at ${way.width} px`, async ({ page, portal }) => {
    const hands = await Hands.on(page, way);
    await portal.signIn('/');

    await test.step('the search finds a screen', async () => {
      await page.keyboard.press('ControlOrMeta+K');
      await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
      await page.keyboard.type('settings');
      await hands.press(page.getByRole('search').getByRole('link', { name: 'Settings' }));
      await expect(portal.heading('Setting')).toBeFocused();
    });
    await test.step('the theme stays', async () => {
      await hands.press(page.getByRole('button', { name: /^Profile menu/ }));
      const dark = page.getByRole('menuitemradio', { name: 'Dark' });
      if (way.how === 'by mouse') await dark.click();
      else {
        await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused();
        for (const key of ['d', 'Enter']) await page.keyboard.press(key);
      }
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(13, 23, 19)');
      await page.reload();
      await expect(portal.heading('Setting')).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(13, 23, 19)');
    });
    const openMenu = () => (way.width < 1280 ? hands.press(page.getByRole('button', { name: 'Open menu' })) : undefined);
    await test.step('the menu leads to a screen', async () => {
      await openMenu();
      await hands.press(page.getByRole('link', { name: 'Products' }).last());
      await expect(portal.heading('Products')).toBeFocused();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    });
    await test.step('Logout asks, and leads to sign-in', async () => {
      await openMenu();
      await hands.press(page.getByRole('button', { name: 'Logout' }));
      await hands.press(page.getByRole('alertdialog', { name: 'Logout?' }).getByRole('button', { name: 'Logout' }));
      await expect(portal.heading('Sign in')).toBeFocused();
    });
  });

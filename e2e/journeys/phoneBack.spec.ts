import { expect, test } from '../helpers/fixtures.ts';
import { openScreenOf, overlays } from '../helpers/screens.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

/** One overlay of each kind that a phone shows. */
const kinds = ['drawer', 'notifications', 'profile menu', 'shortcut sheet', 'search', 'order status', 'filters', 'approve dialog', 'palette', 'item picture', 'evidence', 'ticket details'];

test('Back on a phone closes every kind of overlay and stays on the screen', async ({ page, portal }) => {
  await portal.signIn('/');
  for (const overlay of overlays.filter(({ name }) => kinds.includes(name))) {
    await test.step(overlay.name, async () => {
      await openScreenOf(page, overlay);
      const address = page.url();
      await overlay.control(page).click();
      await expect(overlay.opened(page)).toBeVisible();
      await page.goBack();
      await expect(overlay.opened(page)).toBeHidden();
      await expect(page).toHaveURL(address);
    });
  }
});

test('after a menu that Back closed, Back leaves the product and Forward returns to it', async ({ page, portal }) => {
  await portal.signIn('/products');
  await page.getByRole('link', { name: 'Silk Slip Dress' }).first().click();
  await expect(portal.heading('Silk Slip Dress')).toBeFocused();
  const address = page.url();
  const more = page.getByRole('button', { name: 'More actions' });
  const menu = page.getByRole('menu');
  await more.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(more).toBeFocused();
  await more.click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(portal.heading('Products')).toBeVisible();
  await page.goForward();
  await expect(portal.heading('Silk Slip Dress')).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(menu).toBeHidden();
});

test('a page that is reloaded under an open drawer starts without it, and a link in the drawer can be gone back from', async ({ page, portal }) => {
  await portal.signIn('/dashboard');
  const drawer = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(drawer).toBeVisible();
  await page.reload();
  await expect(portal.heading(/^Welcome/)).toBeVisible();
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await drawer.getByRole('link', { name: 'Refund' }).click();
  await expect(portal.heading(/^Refund/)).toBeVisible();
  await page.goBack();
  await expect(portal.heading(/^Welcome/)).toBeVisible();
});

test('Back closes the question about unsaved input, and typed text keeps its dialog open', async ({ page, portal }) => {
  await portal.signIn('/products');
  await page.getByRole('link', { name: '+ Add Product' }).click();
  await page.getByRole('textbox', { name: 'Product name' }).fill('Unsaved Coat');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.goBack();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Product name' })).toHaveValue('Unsaved Coat');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(portal.heading('Products')).toBeVisible();

  await page.goto('/orders?tab=pending');
  await page.getByRole('button', { name: 'Save view' }).click();
  const name = page.getByRole('textbox', { name: 'View name' });
  await name.fill('Late');
  await page.goBack();
  await expect(name).toHaveValue('Late');
  await expect(page).toHaveURL('/orders?tab=pending');
});

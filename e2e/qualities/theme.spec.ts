import { filesOfPage } from '../helpers/files.ts';
import { expect, test } from '../helpers/fixtures.ts';

const night = 'rgb(13, 23, 19)';

for (const [theme, canvas, raised] of [
  ['light', 'rgb(242, 243, 240)', 'rgb(255, 255, 255)'],
  ['dark', night, 'rgb(26, 38, 34)'],
] as const) {
  test(`the built portal applies its ${theme} theme and its CSS reset, and raises the cards of the queue`, async ({ page, portal }) => {
    await page.emulateMedia({ colorScheme: theme });
    await portal.signIn();
    await expect(portal.heading(/Welcome/)).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', canvas);
    await expect(page.locator('body')).toHaveCSS('margin', '0px');
    await expect(page.getByRole('listitem').filter({ hasText: /^Order # / }).first()).toHaveCSS('background-color', raised);
  });
}

test('a chosen theme applies before the portal has loaded', async ({ page, portal }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await portal.signIn();
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  const { scripts } = await filesOfPage(page);
  await page.route((url) => scripts.includes(url.pathname), () => new Promise(() => {}));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('.boot')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', night);
});

test('print is dark on white in the dark theme', async ({ page, portal }) => {
  await portal.signIn();
  await expect(portal.heading(/Welcome/)).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  const expectDarkOnWhite = async () => {
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(21, 33, 28)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  };
  await test.step('of the system', expectDarkOnWhite);
  await test.step('of the profile menu', async () => {
    await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
    await expectDarkOnWhite();
  });
});

import { expect, test } from './fixtures.ts';

const night = 'rgb(13, 23, 19)';

for (const [theme, canvas] of [
  ['light', 'rgb(242, 243, 240)'],
  ['dark', night],
] as const) {
  test(`the built portal brings its ${theme} theme and its reset`, async ({ page, portal }) => {
    await page.emulateMedia({ colorScheme: theme });
    await portal.signIn();
    await expect(portal.heading(/Welcome/)).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', canvas);
    await expect(page.locator('body')).toHaveCSS('margin', '0px');
  });
}

test('a chosen theme is there before the portal is', async ({ page, portal }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await portal.signIn();
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await page.route('**/assets/portal-*.js', () => new Promise(() => {}));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('.boot')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', night);
});

import { expect, test } from './fixtures.ts';

for (const [theme, canvas] of [
  ['light', 'rgb(242, 243, 240)'],
  ['dark', 'rgb(13, 23, 19)'],
] as const) {
  test(`the built portal brings its ${theme} theme and its reset`, async ({ page, portal }) => {
    await page.emulateMedia({ colorScheme: theme });
    await portal.signIn();
    await expect(portal.heading(/Welcome/)).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', canvas);
    await expect(page.locator('body')).toHaveCSS('margin', '0px');
  });
}

import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { expect, test } from './fixtures.ts';

// Browsers keep a page that is left as it was; Playwright switches that off unless told otherwise.
test.use({
  launchOptions: { executablePath: findChromium(), args: chromiumFlags, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test("back from a provider by the browser's Back button, the buttons are ready and the next press works", async ({ page, portal }) => {
  await page.goto('/login');
  await page.evaluate(() => (document.body.dataset.kept = 'yes'));
  await page.getByRole('button', { name: 'Facebook' }).click();
  await page.getByRole('heading', { name: 'Sign in with facebook' }).waitFor();
  // Such a page is not loaded again.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('body')).toHaveAttribute('data-kept', 'yes');
  for (const name of ['Google', 'Facebook', 'Shopify']) await expect(page.getByRole('button', { name })).toBeEnabled();
  await page.getByRole('button', { name: 'Google' }).click();
  await page.getByRole('link', { name: 'Continue as Jonah Reed' }).click();
  await expect(portal.heading('Welcome Jonah Reed!')).toBeVisible();
});

import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs';
import { expect, test } from '../helpers/fixtures.ts';

// Playwright disables the back/forward cache by default; browsers use it.
test.use({
  launchOptions: { executablePath: findChromium(), args: chromiumFlags, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test("after the browser's Back button from a provider, the provider buttons are enabled and work", async ({ page, portal }) => {
  await page.goto('/login');
  await page.evaluate(() => (document.body.dataset.cached = 'yes'));
  await page.getByRole('button', { name: 'Facebook' }).click();
  await page.getByRole('heading', { name: 'Sign in with facebook' }).waitFor();
  // A page restored from the back/forward cache is not loaded again.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('body')).toHaveAttribute('data-cached', 'yes');
  for (const name of ['Google', 'Facebook', 'Shopify']) await expect(page.getByRole('button', { name })).toBeEnabled();
  await page.getByRole('button', { name: 'Google' }).click();
  await page.getByRole('link', { name: 'Continue as Jonah Reed' }).click();
  await expect(portal.heading('Welcome Jonah Reed!')).toBeVisible();
});

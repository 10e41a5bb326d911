import { expect, type Page, test } from '@playwright/test';

const pageOf = (page: Page) => page.frameLocator('#storybook-preview-iframe');

test('the start page opens without network access, in the product\'s font', async ({ page, context }) => {
  const failed: string[] = [];
  await context.route('**', (route) => (new URL(route.request().url()).hostname === '127.0.0.1' ? route.continue() : route.abort()));
  context.on('requestfailed', (request) => failed.push(request.url()));
  context.on('response', (response) => {
    if (!response.ok()) failed.push(response.url());
  });
  await page.goto('/');
  await expect(pageOf(page).getByRole('heading', { level: 1, name: 'Valise' })).toBeVisible();
  const fonts = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
  await expect.poll(fonts).toEqual(['Instrument Sans Variable']);
  expect(failed).toEqual([]);
});

test('a link between pages keeps the choices of the toolbar', async ({ page }) => {
  await page.goto('/?path=/docs/start-here--docs&globals=theme:dark');
  await pageOf(page).getByRole('link', { name: 'Tokens' }).click();
  await expect(pageOf(page).getByRole('heading', { level: 1, name: 'Tokens' })).toBeVisible();
  await expect(page).toHaveURL(/path=\/docs\/tokens--docs.*theme:dark/);
  await expect(pageOf(page).locator('html')).toHaveAttribute('data-theme', 'dark');
});

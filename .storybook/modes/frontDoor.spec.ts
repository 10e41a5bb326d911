import { expect, type Page, test } from '@playwright/test';

const pageOf = (page: Page) => page.frameLocator('#storybook-preview-iframe');

test('the first page opens with no network, in the face of the product', async ({ page, context }) => {
  const failed: string[] = [];
  await context.route('**', (route) => (new URL(route.request().url()).hostname === '127.0.0.1' ? route.continue() : route.abort()));
  context.on('requestfailed', (request) => failed.push(request.url()));
  context.on('response', (response) => {
    if (!response.ok()) failed.push(response.url());
  });
  await page.goto('/');
  await expect(pageOf(page).getByRole('heading', { level: 1, name: 'Valise' })).toBeVisible();
  const faces = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
  await expect.poll(faces).toEqual(['Instrument Sans Variable']);
  expect(failed).toEqual([]);
});

test('a link from page to page keeps what the toolbar has chosen', async ({ page }) => {
  await page.goto('/?path=/docs/start-here--docs&globals=theme:dark');
  await pageOf(page).getByRole('link', { name: 'Tokens' }).click();
  await expect(pageOf(page).getByRole('heading', { level: 1, name: 'Tokens' })).toBeVisible();
  await expect(page).toHaveURL(/path=\/docs\/tokens--docs.*theme:dark/);
  await expect(pageOf(page).locator('html')).toHaveAttribute('data-theme', 'dark');
});

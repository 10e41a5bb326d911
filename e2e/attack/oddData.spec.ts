import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

// Items that were left out are reported to the console.
test.use({ expectedConsole: /an item was left out/ });

const answerProducts = (page: Page, json: string) =>
  page.route('**/api/products', (route) => route.fulfill({ contentType: 'application/json', body: json }));

test('a number too large to be one is shown as not given, and of two products with one id the first can be selected alone', async ({ page, portal }) => {
  await answerProducts(
    page,
    `{"data":[
      {"id":1,"productname":"Endless Coat","base_price":1e400,"average_rating":1e400,"stock":-1e400,"brand":1e400},
      {"id":2,"productname":"First Dress","base_price":"10","stock":1},
      {"id":"2","productname":"Second Dress","base_price":"20","stock":1}
    ]}`,
  );
  await portal.signIn('/products');
  await expect(page.getByRole('row', { name: /Endless Coat/ })).toContainText('–');
  await expect(page.getByRole('main')).not.toContainText(/Infinity|NaN|∞/);
  await expect(page.getByText('Showing 1 to 2 of 2 entries')).toBeVisible();
  await expect(page.getByText('Second Dress')).toHaveCount(0);
  await page.getByRole('row', { name: /First Dress/ }).getByRole('checkbox').check();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(page.getByText(/^1 .*selected/).first()).toBeVisible();
});

test('a list of which no item can be read is a failure that can be tried again, not an empty list', async ({ page, portal }) => {
  await answerProducts(page, '{"data":[{"name":"without an id"},null,"text"]}');
  await portal.signIn('/dashboard');
  await page.clock.install();
  await page.getByRole('link', { name: 'Products' }).first().click();
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(page.getByRole('main').getByText('Failed to fetch products')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText('No products found.')).toHaveCount(0);
  await page.unroute('**/api/products');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Showing 1 to 10')).toBeVisible();
});

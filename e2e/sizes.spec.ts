import { measureFirstLoad } from '../scripts/firstLoad.mjs';
import { expect, partner, test } from './fixtures.ts';

/** Upper limits, gzip. What is really loaded is printed by `pnpm bench` and quoted in the README. */
const limits = { login: { scripts: 118_000, styles: 6000, requests: 6 }, products: { scripts: 155_000 } };

test('sign-in and the product list load no more than their limits', async ({ page, baseURL }) => {
  const { login, products } = await measureFirstLoad(page, baseURL ?? '', partner);
  expect.soft(login.scripts).toBeLessThan(limits.login.scripts);
  expect.soft(login.styles).toBeLessThan(limits.login.styles);
  expect.soft(login.requests).toBeLessThanOrEqual(limits.login.requests);
  expect(products.scripts).toBeLessThan(limits.products.scripts);
});

import { measureFirstLoad } from '../../scripts/firstLoad.mjs';
import { expect, partner, test } from '../helpers/fixtures.ts';

test('sign-in and the product list stay within their limits of bytes and requests', async ({ page, baseURL }, { annotations }) => {
  const { login, products } = await measureFirstLoad(page, baseURL ?? '', partner);
  annotations.push({ type: 'sizes', description: JSON.stringify({ login, products }) });
  expect.soft(login.scripts, 'scripts of sign-in, bytes gzip').toBeLessThan(150_000);
  expect.soft(login.styles, 'styles of sign-in, bytes gzip').toBeLessThan(12_000);
  expect.soft(login.requests, 'requests until sign-in works').toBeLessThanOrEqual(12);
  expect.soft(products.scripts, 'scripts since the start until the list is whole, bytes gzip').toBeLessThan(240_000);
  expect.soft(products.codeRequests, 'requests for scripts and styles since the start until the list is whole').toBeLessThanOrEqual(30);
});

import { measureFirstLoad } from '../scripts/firstLoad.mjs';
import { expect, partner, test } from './fixtures.ts';

test('sign-in and the product list stay within their limits of bytes and requests', async ({ page, baseURL }, { annotations }) => {
  const { login, products } = await measureFirstLoad(page, baseURL ?? '', partner);
  annotations.push({ type: 'sizes', description: JSON.stringify({ login, products }) });
  expect.soft(login.scripts, 'scripts of sign-in, bytes gzip').toBeLessThan(128_000);
  expect.soft(login.styles, 'styles of sign-in, bytes gzip').toBeLessThan(6_000);
  expect.soft(login.requests, 'requests until sign-in works').toBeLessThanOrEqual(6);
  expect.soft(products.scripts, 'scripts since the start until the rows are painted, bytes gzip').toBeLessThan(179_500);
  expect.soft(products.codeRequests, 'requests for scripts and styles since the start until the rows are painted').toBeLessThanOrEqual(12);
});

import { partner } from '../../helpers/fixtures.ts';
import { expect, expectedConsole, test } from './fixtures.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], expectedConsole });

test('a report copied from an error says which call failed, and nothing of anybody', async ({ page, portal, sandbox }) => {
  await portal.signIn('/');
  await expect(portal.heading(/^Welcome/)).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('auth_token') ?? sessionStorage.getItem('auth_token') ?? '');
  await sandbox.setSwitches({ failNext: 1000, failWith: 'error', path: '/orders/20404' });
  await page.goto('/orders/ordersdetail/20404?search=Sofia');
  await page.getByRole('button', { name: 'Copy report' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('Valise /orders/ordersdetail/{id} · ');
  expect(report).toMatch(/request: GET \/orders\/\{id\} refused with 500 after \d+ ms/);
  for (const personal of [partner.name, partner.email, token, 'Sofia', '20404']) expect(report).not.toContain(personal);
});

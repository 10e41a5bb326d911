import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Counts what a page asks for, from now on. */
function countLoads(page: Page) {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));

  async function kilobytesOf(...kinds: string[]): Promise<number> {
    const files = responses.filter((response) => kinds.includes(response.request().resourceType()) && response.url().includes('/assets/'));
    const distinct = new Map(files.map((file) => [file.url(), file]));
    const sizes = await Promise.all([...distinct.values()].map(async (file) => gzipSync(await file.body(), { level: 9 }).length));
    return sizes.reduce((sum, size) => sum + size, 0) / 1000;
  }
  return {
    scripts: () => kilobytesOf('script'),
    styles: () => kilobytesOf('stylesheet'),
    requests: () => responses.map((response) => response.request()).filter((request) => !['font', 'image'].includes(request.resourceType()) && !request.url().startsWith('data:')),
  };
}

test('sign-in works within its bytes and requests', async ({ page }, { annotations }) => {
  const loads = countLoads(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await expect(page.getByLabel('Email')).toBeEditable();
  const requests = loads.requests().map((request) => new URL(request.url()).pathname);
  const [scripts, styles] = [await loads.scripts(), await loads.styles()];
  annotations.push({ type: 'sizes', description: `sign-in: ${scripts} kB scripts, ${styles} kB styles, ${requests.length} requests` });
  expect(scripts).toBeLessThan(118);
  expect(styles).toBeLessThan(6);
  expect(requests.length, requests.join(' ')).toBeLessThanOrEqual(6);
});

test('the product list works within its bytes, all since the start', async ({ page, portal }, { annotations }) => {
  const loads = countLoads(page);
  await portal.signIn('/products');
  await expect(page.getByText('Showing 1 to 10 of 248 entries')).toBeVisible();
  const scripts = await loads.scripts();
  annotations.push({ type: 'sizes', description: `product list: ${scripts} kB scripts` });
  expect(scripts).toBeLessThan(155);
});

import type { Page } from '@playwright/test';
import { scriptsBeyond } from '../helpers/files.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { holdRequests } from '../helpers/holdRequests.ts';

/** Delays the requests that a screen makes after another screen, until the returned function is called. */
async function delay(page: Page, next: string, first: string): Promise<() => void> {
  const scripts = await scriptsBeyond(page, first, next);
  return holdRequests(page, (url) => scripts.includes(url.pathname));
}

test('signed out, the current screen stays until the next one has loaded', async ({ page, portal }) => {
  const release = await delay(page, '/signup', '/login');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.locator('[aria-busy="true"]').getByRole('heading', { name: 'Sign in' })).toBeVisible();
  release();
  await expect(portal.heading('Sign up')).toBeFocused();
});

test('inside the shell, a screen that loads shows Loading page...', async ({ page, portal }) => {
  const release = await delay(page, '/settings', '/dashboard');
  await portal.signIn();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading page...');
  release();
  await expect(portal.heading('Settings')).toBeFocused();
});

test('after signing in, the form says Signing in... until the shell can be painted', async ({ page, portal }) => {
  const release = await delay(page, '/dashboard', '/login');
  await page.goto('/login');
  await portal.fillSignIn();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(document.querySelector('h1')?.textContent ?? 'nothing')).observe(document.body, { childList: true, subtree: true });
  });
  release();
  await expect(portal.heading(/^Welcome/)).toBeFocused();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen).not.toContain('nothing');
  expect(seen).not.toContain('Loading page...');
});

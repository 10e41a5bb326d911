import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Holds back a screen's code, wherever it is asked for, until it is let go. */
async function holdCode(page: Page, screen: string): Promise<() => void> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/assets/${screen}-*.js`, async (route) => {
    await isLetGo;
    await route.continue();
  });
  return letGo;
}

test('before sign-in, the screen that is left stays until the next one is here', async ({ page, portal }) => {
  const letGo = await holdCode(page, 'signUp');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.locator('[aria-busy="true"]').getByRole('heading', { name: 'Sign in' })).toBeVisible();
  letGo();
  await expect(portal.heading('Sign up')).toBeFocused();
});

test('inside the shell, a screen that is on its way says so', async ({ page, portal }) => {
  const letGo = await holdCode(page, 'settings');
  await portal.signIn();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading page...');
  letGo();
  await expect(portal.heading('Setting')).toBeFocused();
});

test('after signing in, the shell that is on its way says so', async ({ page, portal }) => {
  const letGo = await holdCode(page, 'signedIn');
  await page.goto('/login');
  await portal.fillSignIn();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Loading page...')).toBeVisible();
  letGo();
  await expect(portal.heading(/^Welcome/)).toBeFocused();
});

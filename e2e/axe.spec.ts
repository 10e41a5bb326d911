import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect, staff, test } from './fixtures.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const results = await page.evaluate(() => {
    const { axe } = window as unknown as { axe: { run: (context: object) => Promise<AxeResults> } };
    // React Aria's live announcer refers to controls by id, also when they have been removed.
    return axe.run({ exclude: ['[data-live-announcer]'] });
  });
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

const screens: [path: string, ready: RegExp][] = [
  ['/dashboard', /^Order # 20418$/],
  ['/products', /^Showing 1 to 10 of/],
  ['/products/editproduct/2', /^Condition & Lifecycle$/],
  ['/products/addproduct', /^Condition & Lifecycle$/],
  ['/settings', /^Profile photo$/],
  ['/settings?tab=password', /^Old password$/],
  ['/settings?tab=two-factor', /^Email OTP$/],
  ['/logout', /^You are about to/],
  ['/nowhere', /^The address may be mistyped/],
];

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [360, 1280])
    test.describe(`in ${colorScheme} at ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      test('sign-in', async ({ page, portal }) => {
        await page.goto('/login');
        await expect(portal.heading('Sign in')).toBeAttached();
        expect(await axeViolations(page)).toEqual([]);
      });

      test('the screens around sign-in', async ({ page, portal }) => {
        const check = async (name: string) => {
          await expect(portal.heading(name)).toBeVisible();
          expect.soft(await axeViolations(page), name).toEqual([]);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          expect.soft(overflow, `${name} scrolls sideways`).toBe(0);
        };
        await page.goto('/oauth/google/callback?code=c&state=forged');
        await expect(page.getByText('Invalid OAuth state')).toBeVisible();
        await check('Sign in');
        await page.goto('/signup');
        await check('Sign up');
        await page.goto('/forgot-password');
        await check('Forgot password');
        await page.goto('/reset-password');
        await check('Reset password');
        await page.getByRole('link', { name: 'Back to Login' }).click();
        await portal.fillSignIn(staff);
        await page.getByRole('button', { name: 'Sign in' }).click();
        await check('Two-factor verification');
      });

      test('every screen', async ({ page, portal }) => {
        await portal.signIn('/dashboard');
        for (const [path, ready] of screens) {
          await page.goto(path);
          await expect(page.getByText(ready).first()).toBeVisible();
          expect.soft(await axeViolations(page), path).toEqual([]);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          expect.soft(overflow, `${path} scrolls sideways`).toBe(0);
        }
      });
    });

import type { Page } from '@playwright/test';
import { axeViolations } from '../helpers/axe.ts';
import { expect, staff, test } from '../helpers/fixtures.ts';
import { painted } from '../helpers/painted.ts';

test.use({ bypassCSP: true });

/** Checks a screen's current state in each width, in light and dark. */
async function expectSoundScreen(page: Page, name: string) {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await painted(page);
    expect.soft(await axeViolations(page), `${name}, ${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect.soft(overflow, `${name} scrolls sideways at ${width} px`).toBe(0);
  }
}

// Screens with an address, and overlays, are checked in windows.spec.ts, where they are open anyway.
test('states of signing in and out without an address, narrow and wide, in light and dark', async ({ page, portal }) => {
  await page.goto('/oauth/google/callback?code=c&state=forged');
  await expect(page.getByText('Invalid OAuth state')).toBeVisible();
  await expectSoundScreen(page, 'Invalid OAuth state');
  await page.goto('/login');
  await portal.fillSignIn(staff);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(portal.heading('Two-factor verification')).toBeVisible();
  await expectSoundScreen(page, 'Two-factor verification');
  await portal.signIn('/logout');
  await expect(page.getByText(/^You are about to/)).toBeVisible();
  await expectSoundScreen(page, '/logout');
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { animationsOver } from '../helpers/animationsOver.ts';
import { expect, staff, test } from '../helpers/fixtures.ts';
import { painted } from '../helpers/painted.ts';
import { inEveryOverlay, screens } from '../helpers/screens.ts';

// axe is injected as a script, which the portal's security policy forbids.
test.use({ bypassCSP: true });

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** An open overlay hides the page behind it, with its landmark and its heading. */
const rulesOfPages = ['landmark-one-main', 'page-has-heading-one'];

/** The rules whose result depends on the theme. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** The page's violations in the light theme, and in the dark theme those of colours. */
async function axeViolations(page: Page, without: readonly string[] = []): Promise<string[]> {
  await page.evaluate(axe);
  const violations: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // An element that is still fading in has less contrast.
    await animationsOver(page);
    const options = {
      // axe fetches every style sheet otherwise, for rules that do not run, and leaves out the only rule of WCAG 2.2 AA.
      preload: false,
      resultTypes: ['violations' as const],
      rules: { 'target-size': { enabled: true }, ...Object.fromEntries(without.map((id) => [id, { enabled: false }])) },
      ...(colorScheme === 'dark' && { runOnly: rulesOfColour }),
    };
    const results = await page.evaluate((options) => {
      const { axe } = window as unknown as { axe: { run: (context: object, options: object) => Promise<AxeResults> } };
      // React Aria's live announcer refers to controls by id, even after they have been removed.
      return axe.run({ exclude: ['[data-live-announcer]'] }, options);
    }, options);
    violations.push(...results.violations.map(({ id, nodes }) => `${colorScheme}, ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`));
  }
  return violations;
}

const widths = [360, 1280];

/** Checks a screen's current state in each width, in light and dark. */
async function expectSoundScreen(page: Page, name: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await painted(page);
    expect.soft(await axeViolations(page), `${name}, ${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect.soft(overflow, `${name} scrolls sideways at ${width} px`).toBe(0);
  }
}

test('sign-in and the screens around it, narrow and wide, in light and dark', async ({ page, portal }) => {
  const check = async (name: string) => {
    await expect(portal.heading(name)).toBeVisible();
    await expectSoundScreen(page, name);
  };
  await page.goto('/login');
  await check('Sign in');
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

test.describe('signed in', () => {
  // The browser logs every 404, and some screens show something that does not exist.
  test.use({ expectedConsole: /404 \(Not Found\)/ });

  test('every screen, narrow and wide, in light and dark', async ({ page, portal }) => {
    test.slow();
    await portal.signIn('/dashboard');
    const logoutDialog = { path: '/logout', ready: () => page.getByText(/^You are about to/) };
    for (const { path, ready } of [...screens, logoutDialog]) {
      await page.goto(path);
      await expect(ready(page)).toBeVisible();
      await expectSoundScreen(page, path);
    }
  });

  for (const width of widths)
    test(`every overlay at ${width} px, in light and dark`, async ({ page, portal }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await portal.signIn('/dashboard');
      await inEveryOverlay(page, async ({ name }) => expect.soft(await axeViolations(page, rulesOfPages), name).toEqual([]));
    });
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { animationsOver } from './animationsOver.ts';
import { liveRegion } from './seenText.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose result depends on the theme. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Rules of a whole page, which an open overlay hides with its landmark and its heading. */
export const rulesOfPages = ['landmark-one-main', 'page-has-heading-one'];

/** The violations of axe's rules on the page as it is, one line a rule. The test needs `bypassCSP`. */
export async function runAxe(page: Page, options: RunOptions): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async ({ options, liveRegion }) => {
      const { axe } = window as unknown as { axe: { run: (context: object, options: object) => Promise<AxeResults> } };
      // React Aria's live announcer refers to controls by id, even after they have been removed. With `preload` axe fetches every
      // style sheet, for rules that do not run.
      const { violations } = await axe.run({ exclude: [liveRegion] }, { preload: false, resultTypes: ['violations'], ...options });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    { options, liveRegion },
  );
}

/** The page's violations in the light theme, and in the dark theme those of colours. */
export async function axeViolations(page: Page, without: readonly string[] = []): Promise<string[]> {
  const violations: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    // With reduced motion the colours change at once.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // An element that is still fading in has less contrast.
    await animationsOver(page);
    const found = await runAxe(page, {
      // The only rule of WCAG 2.2 AA, which axe leaves out by default. It depends on no theme.
      rules: { 'target-size': { enabled: colorScheme === 'light' }, ...Object.fromEntries(without.map((id) => [id, { enabled: false }])) },
      ...(colorScheme === 'dark' && { runOnly: rulesOfColour }),
    });
    violations.push(...found.map((line) => `${colorScheme}, ${line}`));
  }
  await page.emulateMedia({ reducedMotion: null });
  return violations;
}

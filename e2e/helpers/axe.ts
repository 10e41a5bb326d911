import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { animationsOver } from './animationsOver.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose result depends on the theme. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Rules of a whole page, which an open overlay hides with its landmarks and its heading. */
export const rulesOfPages = ['landmark-one-main', 'page-has-heading-one', 'region'];

/**
 * The page's violations in the light theme, and in the dark theme those of colours. The test needs `bypassCSP`, because axe is
 * injected as a script.
 */
export async function axeViolations(page: Page, without: readonly string[] = []): Promise<string[]> {
  await page.evaluate(axe);
  const violations: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // An element that is still fading in has less contrast.
    await animationsOver(page);
    const options = {
      rules: Object.fromEntries(without.map((id) => [id, { enabled: false }])),
      // Without them axe fetches every style sheet and describes what has passed.
      preload: false,
      resultTypes: ['violations'],
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

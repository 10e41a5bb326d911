import { expect, test } from '@playwright/test';
import { isSheet, played, shownStories } from '../modes/shownStories.ts';

for (const entry of shownStories) {
  // Screens are compared in light only: their components are compared in dark by their Sheets.
  for (const theme of isSheet(entry) ? (['light', 'dark'] as const) : (['light'] as const)) {
    test(`${entry.title}: ${entry.name}, ${theme}`, async ({ page }) => {
      await page.setViewportSize(isSheet(entry) ? { width: 800, height: 600 } : { width: 1280, height: 800 });
      await page.goto(`/iframe.html?id=${entry.id}&viewMode=story&globals=a11y.manual:!true;theme:${theme}`);
      await played(page);
      // Chromium does not paint animations outside the window, such as those of skeletons.
      if (isSheet(entry)) await page.setViewportSize({ width: 800, height: Math.max(600, await page.evaluate(() => document.documentElement.scrollHeight)) });
      await page.mouse.move(0, 0);
      await expect(page).toHaveScreenshot(`${entry.id}-${theme}.png`, { fullPage: true });
    });
  }
}

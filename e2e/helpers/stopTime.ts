import type { Page } from '@playwright/test';

/** Stops the clock, which then moves only when a test moves it, so that nothing is fetched ahead or again meanwhile. */
export async function stopTime(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

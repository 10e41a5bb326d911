import type { Page } from '@playwright/test';

/** Time passes only when a test lets it, so that nothing is fetched ahead or again meanwhile. */
export async function stopTime(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

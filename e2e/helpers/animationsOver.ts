import type { Page } from '@playwright/test';

/** Waits until nothing on the page moves or fades, but for what goes on for good. */
export async function animationsOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

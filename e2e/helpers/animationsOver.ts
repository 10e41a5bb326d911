import type { Page } from '@playwright/test';

/** Waits until nothing on the page moves or fades any more, except endless animations. */
export async function animationsOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

import type { Page } from '@playwright/test';

/** Waits for the paint of a frame, in which a window's size, a theme and container queries apply. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

import type { Page } from '@playwright/test';

/** Waits until a frame has been painted: a window's size, a theme and container queries apply in it. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

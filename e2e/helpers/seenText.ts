import type { Page } from '@playwright/test';

/** The element that a screen reader's announcements are written to. It is no part of what the page shows. */
export const liveRegion = '[data-live-announcer]';

/**
 * Makes `page.getByText` leave out the live region. It repeats texts of the page for a moment, and a locator that then finds
 * two elements fails its test.
 */
export function findSeenText(page: Page): void {
  const getByText = page.getByText.bind(page);
  const seen = page.locator(`:not(${liveRegion}, ${liveRegion} *)`);
  page.getByText = (text, options) => getByText(text, options).and(seen);
}

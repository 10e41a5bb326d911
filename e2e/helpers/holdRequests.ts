import type { Page } from '@playwright/test';

/** Holds the requests to an address back, and returns what lets them and later ones through. */
export async function holdRequests(page: Page, url: string | ((url: URL) => boolean)): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

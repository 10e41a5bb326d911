import type { Page } from '@playwright/test';

/** Holds requests to an address, and returns a function that lets them and later ones through. */
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

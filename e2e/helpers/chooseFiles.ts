import type { FileChooser, Page } from '@playwright/test';

/** Chooses files in the browser's own dialog, which `press` opens. */
export async function chooseFiles(page: Page, press: () => Promise<unknown>, files: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  // A press may reach the page before the request to intercept the dialog. This call comes after that request.
  await page.evaluate(() => {});
  await press();
  await (await choosing).setFiles(files);
}

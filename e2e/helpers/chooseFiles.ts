import type { FileChooser, Page } from '@playwright/test';

/** Chooses files in the browser's own dialog, which `press` opens. */
export async function chooseFiles(page: Page, press: () => Promise<unknown>, files: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  // A press reaches the page another way than the wish to be told of the dialog, and may be there first. This comes after the wish.
  await page.evaluate(() => {});
  await press();
  await (await choosing).setFiles(files);
}

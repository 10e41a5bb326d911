import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the element has focus. Fails after 80 presses. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await target.waitFor();
  for (let press = 0; press < 80; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never reached ${target}.`);
}

export const shortcutSheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

/** Presses `?` until the sheet opens, because the shortcuts' code is fetched after the page's data. */
export async function untilShortcutsWork(page: Page) {
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(shortcutSheet(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(shortcutSheet(page)).toBeHidden();
}

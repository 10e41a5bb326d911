import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumFlags, findChromium } from '../../../scripts/chromium.mjs';
import type { Desktop } from './desktop.ts';

/** Nothing of the browser's own speaks in between. */
const preferences = { credentials_enable_service: false, profile: { password_manager_enabled: false } };

/** Opens Chromium with one window, without tabs or a bar for the address, that a screen reader can read. */
export async function openBrowser(address: string, { env, folder }: Desktop): Promise<{ page: Page; end: () => Promise<void> }> {
  const profile = join(folder, 'chromium');
  mkdirSync(join(profile, 'Default'), { recursive: true });
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    headless: false,
    viewport: null,
    env: Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
    // Without test-type a bar of the browser takes the first focus.
    args: [...chromiumFlags, '--force-renderer-accessibility', '--test-type', '--ozone-platform=x11', '--lang=en-US', '--window-size=1280,900', `--app=${address}`],
  });
  const page = context.pages()[0] ?? (await context.waitForEvent('page'));
  return { page, end: () => context.close() };
}

import { defineConfig } from '@playwright/test';
import { chromiumFlags, findHeadlessChromium } from './scripts/chromium.mjs';

const port = Number(process.env.STORYBOOK_PORT ?? 6106);

// The static Storybook, as any host serves it: every Sheet and every screen in every mode.
export default defineConfig({
  testDir: 'tests/modes',
  outputDir: 'test-results/modes',
  fullyParallel: true,
  workers: 2,
  // Each story is checked in eight modes.
  timeout: 180_000,
  forbidOnly: true,
  // The first page of Storybook takes more than the default 5 s on a busy machine.
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Without transitions, so that no check runs in the middle of one.
    contextOptions: { reducedMotion: 'reduce' },
    // No other host is found. A route that blocks them would turn off the browser's cache.
    launchOptions: { executablePath: findHeadlessChromium(), args: [...chromiumFlags, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'] },
  },
  webServer: {
    command: `node scripts/serveStatic.mjs storybook-static ${port}`,
    url: `http://127.0.0.1:${port}/index.json`,
    reuseExistingServer: false,
  },
});

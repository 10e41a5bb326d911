import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium.mjs';

const port = Number(process.env.STORYBOOK_PORT ?? 6107);

// Every Sheet and screen, pixel by pixel. The baselines belong to one version of one browser, so `pnpm test` leaves them out.
export default defineConfig({
  testDir: 'tests/pictures',
  outputDir: 'test-results/pictures',
  snapshotPathTemplate: 'tests/pictures/baselines/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  expect: { toHaveScreenshot: { threshold: 0.1, maxDiffPixels: 0, animations: 'disabled', caret: 'hide' } },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: {
      executablePath: findChromium(),
      args: [...chromiumFlags, '--force-device-scale-factor=1', '--font-render-hinting=none', '--disable-lcd-text'],
    },
  },
  webServer: {
    command: `node scripts/serveStatic.mjs storybook-static ${port}`,
    url: `http://127.0.0.1:${port}/index.json`,
    reuseExistingServer: false,
  },
});

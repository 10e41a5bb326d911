import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium.mjs';

const port = 6106;

// The static Storybook, as any host would serve it: every sheet and every screen in the modes of the accessibility bar.
export default defineConfig({
  testDir: '.storybook/modes',
  outputDir: 'test-results/modes',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Colours change at once, so that a check never meets one half way.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
  webServer: {
    command: `node scripts/serveStatic.mjs storybook-static ${port}`,
    url: `http://127.0.0.1:${port}/index.json`,
    reuseExistingServer: false,
  },
});

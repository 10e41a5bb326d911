import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium.mjs';
import { root, sandboxCommand } from './scripts/workspace.mjs';

const workers = 2;
const storybookPort = Number(process.env.STORYBOOK_PORT ?? 6107);
/** Of the first worker's sandbox; each worker has its own. */
const sandboxPort = Number(process.env.E2E_PORT ?? 4177);

function sandboxOf(worker: number) {
  const port = String(sandboxPort + worker);
  const data = join(root, `test-results/pictures-data-${worker}`);
  const command = [process.execPath, ...sandboxCommand.args, '--port', port, '--strict-port', '--fresh', '--data', data];
  return {
    command: command.map((part) => `"${part}"`).join(' '),
    cwd: sandboxCommand.cwd,
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  };
}

// Pixel by pixel. The baselines belong to one version of one browser, so `pnpm test` leaves them out.
export default defineConfig({
  testDir: 'tests/pictures',
  outputDir: 'test-results/pictures',
  snapshotPathTemplate: 'tests/pictures/baselines/{arg}{ext}',
  fullyParallel: true,
  workers,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000, toHaveScreenshot: { threshold: 0.1, maxDiffPixels: 0, animations: 'disabled', caret: 'hide' } },
  use: {
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: {
      executablePath: findChromium(),
      args: [...chromiumFlags, '--force-device-scale-factor=1', '--font-render-hinting=none', '--disable-lcd-text'],
    },
  },
  projects: [
    { name: 'stories', testMatch: 'stories.spec.ts', use: { baseURL: `http://127.0.0.1:${storybookPort}` } },
    {
      name: 'portal',
      testMatch: 'portal.spec.ts',
      use: { baseURL: `http://127.0.0.1:${sandboxPort + Number(process.env.TEST_PARALLEL_INDEX ?? 0)}` },
    },
  ],
  webServer: [
    {
      command: `node scripts/serveStatic.mjs storybook-static ${storybookPort}`,
      url: `http://127.0.0.1:${storybookPort}/index.json`,
      reuseExistingServer: false,
    },
    ...Array.from({ length: workers }, (_, worker) => sandboxOf(worker)),
  ],
});

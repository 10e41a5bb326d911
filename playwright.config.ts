import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium.mjs';
import { root, sandboxCommand } from './scripts/workspace.mjs';

const port = 4177;
const baseURL = `http://127.0.0.1:${port}`;
const sandbox = [process.execPath, ...sandboxCommand.args, '--port', String(port), '--strict-port', '--fresh', '--data', join(root, 'test-results/e2e-data')];

/** End to end: the built portal on the sandbox, in a real browser. Build the portal first. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  // One sandbox, one world: a test may break it on purpose, so they take turns.
  workers: 1,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'portal', testIgnore: /axe\.spec/ },
    // axe is put into the page as a script, which the portal's policy refuses to everybody else.
    { name: 'axe', testMatch: /axe\.spec/, use: { bypassCSP: true } },
  ],
  webServer: {
    command: sandbox.map((part) => `"${part}"`).join(' '),
    cwd: sandboxCommand.cwd,
    url: `${baseURL}/healthz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});

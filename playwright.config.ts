import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findHeadlessChromium } from './scripts/chromium.mjs';
import { root, sandboxCommand } from './scripts/workspace.mjs';

const workers = 2;
/** Of the first worker's sandbox. Two checkouts that test at the same time need two ranges. */
const firstPort = Number(process.env.E2E_PORT ?? 4177);
const originOf = (worker: number) => `http://127.0.0.1:${firstPort + worker}`;

/** The sandbox of one worker. Each worker has its own data, because tests change and break it. */
function sandboxOf(worker: number) {
  const { origin, port } = new URL(originOf(worker));
  const data = join(root, `test-results/e2e-data-${worker}`);
  const command = [process.execPath, ...sandboxCommand.args, '--port', port, '--strict-port', '--password-cost', '4', '--fresh', '--data', data];
  return {
    command: command.map((part) => `"${part}"`).join(' '),
    cwd: sandboxCommand.cwd,
    url: `${origin}/healthz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  };
}

/** End to end: the built portal on the sandbox, in a real browser. Build the portal first. */
export default defineConfig({
  outputDir: 'test-results/e2e',
  workers,
  // Every test has a sandbox that was reset, so tests of one file are independent, too.
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // Long enough for a busy machine: a test fails by what it expects, not by how fast it comes.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  use: {
    // Every worker evaluates this file, with its number in the environment.
    baseURL: originOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0)),
    launchOptions: { executablePath: findHeadlessChromium(), args: chromiumFlags },
    locale: 'en-US',
    timezoneId: 'UTC',
    // A whole trace takes as long as the tests: `--trace on` records one.
    screenshot: 'only-on-failure',
  },
  // The longest tests first, so that neither worker waits long for the other.
  projects: ['faults', 'qualities', 'journeys'].map((room) => ({ name: room, testDir: `e2e/${room}` })),
  webServer: Array.from({ length: workers }, (_, worker) => sandboxOf(worker)),
});

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, findHeadlessChromium } from './scripts/chromium.mjs';
import { fromSource } from './scripts/fromSource.ts';
import { movePointerAway } from './tests/browser/movePointerAway.ts';
import { serverMarkup } from './tests/hydration/serverMarkup.ts';
import { storiesWithoutStorybook } from './tests/hydration/storiesWithoutStorybook.ts';

/** In a browser Vitest takes the number of the project, not that of the root. */
const maxWorkers = 2;

const chromium = () => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: { executablePath: findHeadlessChromium(), args: chromiumFlags } }),
  isolate: false,
  api: { host: '127.0.0.1' },
  instances: [{ browser: 'chromium' as const }],
  commands: { movePointerAway },
});
const pointerAway = './tests/browser/pointerAway.ts';

// Property tests, password hashes, started servers and code fetched late take seconds on a busy machine, and a test fails by its assertions alone.
const PATIENT = 60_000;

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        ...fromSource(),
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/portal/**/*.test.{ts,tsx}', 'tests/workspace/*.test.ts'],
          // Two thirds of the time went into loading the same modules anew for each file.
          isolate: false,
          testTimeout: PATIENT,
          hookTimeout: PATIENT,
        },
      },
      {
        ...fromSource(),
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/sandbox/src/**/*.test.ts'],
          isolate: false,
          testTimeout: PATIENT,
          hookTimeout: PATIENT,
        },
      },
      {
        test: {
          name: 'packages',
          environment: 'node',
          include: ['tests/packages/*.test.ts'],
          // As they are published. Vitest's own is 'test', with which Vite compiles JSX for development.
          env: { NODE_ENV: 'production' },
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'new',
          environment: 'node',
          include: ['tests/new/*.test.ts'],
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/node/*.test.ts'],
          // A download, a build or all unit tests.
          testTimeout: 900_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'browsers',
          environment: 'node',
          include: ['tests/browsers/*.test.ts'],
          testTimeout: 300_000,
          // A build and the start of a browser.
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'speech',
          environment: 'node',
          include: ['tests/speech/*.test.ts'],
          // The whole flow.
          hookTimeout: 600_000,
        },
      },
      {
        ...fromSource(),
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          setupFiles: [pointerAway],
          testTimeout: PATIENT,
          maxWorkers,
          browser: chromium(),
        },
      },
      {
        ...storiesWithoutStorybook(),
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'hydration',
          include: ['tests/hydration/*.test.tsx'],
          setupFiles: [pointerAway],
          // The first test waits until the server has compiled every Sheet.
          testTimeout: 3 * PATIENT,
          browser: { ...chromium(), screenshotFailures: false, commands: { movePointerAway, serverMarkup } },
        },
      },
    ],
  },
});

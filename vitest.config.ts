import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, findChromium } from './scripts/chromium.mjs';
import { fromSource } from './scripts/fromSource.ts';
import { serverMarkup } from './scripts/hydration/serverMarkup.ts';
import { storiesAlone } from './scripts/hydration/storiesAlone.ts';

const chromium = () => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumFlags } }),
  isolate: false,
  api: { host: '127.0.0.1' },
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        ...fromSource(),
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/portal/**/*.test.{ts,tsx}', 'scripts/*.test.ts'],
        },
      },
      {
        ...fromSource(),
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/sandbox/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'packages',
          environment: 'node',
          include: ['scripts/packages/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      {
        ...fromSource(),
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          browser: chromium(),
        },
      },
      {
        ...storiesAlone(),
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'hydration',
          include: ['scripts/hydration/*.test.tsx'],
          browser: { ...chromium(), screenshotFailures: false, commands: { serverMarkup } },
        },
      },
    ],
  },
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { chromiumFlags, findChromium } from '../chromium.mjs';

/**
 * Builds the pages of a folder as an app would, serves them and opens a browser, for as long as `measure` takes.
 * @template Result
 * @param {{ root: string, pages: string[] }} folder and the names of its pages, `name.html` each
 * @param {(opened: { browser: import('playwright').Browser, address: string }) => Promise<Result>} measure
 */
export async function withPages({ root, pages }, measure) {
  const outDir = mkdtempSync(join(tmpdir(), 'valise-bench-'));
  const server = { root, configFile: false, logLevel: 'error' };
  await build({
    ...server,
    base: './',
    resolve: { conditions: ['@valise/source', 'module', 'browser', 'production'] },
    plugins: [vanillaExtractPlugin()],
    build: { outDir, emptyOutDir: true, target: 'es2023', rolldownOptions: { input: pages.map((page) => join(root, `${page}.html`)) } },
  });
  const served = await preview({ ...server, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    return await measure({ browser, address: served.resolvedUrls.local[0] });
  } finally {
    await browser.close();
    await served.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}

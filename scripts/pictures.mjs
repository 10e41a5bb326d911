// pnpm test:pictures: compares every Sheet and screen, and the portal's screens, with their baselines. `--update-snapshots` replaces the
// baselines; `--no-build` uses the last build.
import { buildStorybook } from './buildStorybook.mjs';
import { ensureBrowser } from './ensureBrowser.mjs';
import { binOf, ensureInstalled, ensurePortalBuilt, run } from './workspace.mjs';

const isBuilt = process.argv.includes('--no-build');
const options = process.argv.slice(2).filter((arg) => arg !== '--no-build');

await ensureInstalled();
await ensureBrowser();
if (!isBuilt) {
  await ensurePortalBuilt();
  if (!(await buildStorybook())) process.exit(1);
}
process.exit(
  await run(process.execPath, [binOf('@playwright/test', 'playwright'), 'test', '--config', 'playwright.pictures.config.ts', '--reporter=line', ...options]),
);

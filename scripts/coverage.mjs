// pnpm coverage: how much of packages/ui the unit tests and the stories run.
import { ensureBrowser } from './ensureBrowser.mjs';
import { binOf, ensureInstalled, run } from './workspace.mjs';

await ensureInstalled();
await ensureBrowser();
const args = [
  '--project=unit',
  '--project=stories',
  '--coverage.enabled',
  '--coverage.provider=v8',
  '--coverage.reporter=text',
  '--coverage.reporter=html',
  '--coverage.include=packages/ui/src/**/*.{ts,tsx}',
  ...['*.stories.tsx', '*.test.{ts,tsx}', 'index.ts'].map((files) => `--coverage.exclude=**/${files}`),
  // Style files run at build time.
  ...['*.css.ts', 'theme/style.ts', 'theme/mixins.ts', 'stitchedBorder.ts'].map((files) => `--coverage.exclude=**/${files}`),
  '--reporter=dot',
  'packages/ui',
];
process.exit(await run(process.execPath, [binOf('vitest'), 'run', ...args]));

// npm test: every check and test; `node scripts/test.mjs unit e2e` runs the named parts.
// At the end it names the tests that failed. The last line is `N passed, N failed`, summed over all runners; any failure exits 1.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildStorybook } from './buildStorybook.mjs';
import { ensureBrowser } from './ensureBrowser.mjs';
import { failedInPlaywright, failedInVitest, failedOutside } from './failedTests.mjs';
import { binOf, ensureInstalled, ensurePortalBuilt, root, run } from './workspace.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

const results = join(root, 'test-results');
/** @type {string[]} */
const failures = [];

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * A check that passes or fails as a whole.
 * @param {string} name package that brings the command
 * @param {string[]} args
 * @param {{ command?: string, cwd?: string }} [where]
 * @returns {Promise<Count>}
 */
async function check(name, args, { command, cwd = root } = {}) {
  const code = await run(process.execPath, [binOf(name, command), ...args], { cwd });
  if (code !== 0) failures.push(`✘ ${command ?? name} in ${cwd === root ? '.' : relative(root, cwd)}`);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * @param {Count[]} counts
 * @returns {Count}
 */
const sum = (counts) =>
  counts.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), { passed: 0, failed: 0 });

/**
 * @param {string} name of the run
 * @param {string[]} projects
 * @returns {Promise<Count>}
 */
async function vitest(name, ...projects) {
  const report = join(results, `${name}.json`);
  const outside = join(results, `${name}.outside.json`);
  for (const file of [report, outside]) rmSync(file, { force: true });
  const code = await run(
    process.execPath,
    [
      binOf('vitest'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      '--reporter=./scripts/errorsOutsideTests.mjs',
      `--outputFile.json=${report}`,
    ],
    { env: { ...process.env, ERRORS_OUTSIDE_TESTS: outside } },
  );
  const count = readJson(report);
  failures.push(...failedInVitest(count), ...failedOutside(name, readJson(outside)));
  const passed = count?.numPassedTests ?? 0;
  const failed = count?.numFailedTests ?? 0;
  // A file that cannot be loaded, or an error outside a test, fails the run without failing a test.
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/**
 * @param {string} name of the run
 * @param {string} config
 * @returns {Promise<Count>}
 */
async function playwright(name, config) {
  const report = join(results, `${name}.json`);
  rmSync(report, { force: true });
  const code = await run(process.execPath, [binOf('@playwright/test', 'playwright'), 'test', '--config', config, '--reporter=line,json'], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const outcome = readJson(report);
  failures.push(...failedInPlaywright(outcome));
  const stats = outcome?.stats;
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  return { passed: stats?.expected ?? 0, failed: failed === 0 && code !== 0 ? 1 : failed };
}

const typed = ['packages/contract', 'packages/ui', 'packages/features', 'apps/portal', 'apps/sandbox', '.'];

/** @type {Record<string, () => Promise<Count>>} */
const parts = {
  lint: () => check('oxlint', ['--deny-warnings']),
  types: async () => {
    const counts = [];
    for (const folder of typed) counts.push(await check('typescript', ['-p', 'tsconfig.json'], { command: 'tsc', cwd: join(root, folder) }));
    return sum(counts);
  },
  unit: () => vitest('unit', 'unit', 'api'),
  stories: async () => {
    const stories = await vitest('stories', 'stories', 'hydration');
    const built = (await buildStorybook()) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    return sum([stories, built, built.failed === 0 ? await playwright('modes', 'playwright.storybook.config.ts') : built]);
  },
  e2e: async () => {
    await ensurePortalBuilt();
    return playwright('e2e', 'playwright.config.ts');
  },
  packages: () => vitest('packages', 'packages'),
  new: () => vitest('new', 'new'),
};

const needsBrowser = new Set(['stories', 'e2e', 'packages', 'new']);

await ensureInstalled();
mkdirSync(results, { recursive: true });
const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: choose from ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const chosen = named.length === 0 ? Object.keys(parts) : named;
if (chosen.some((name) => needsBrowser.has(name))) {
  try {
    await ensureBrowser();
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    console.log('0 passed, 1 failed');
    process.exit(1);
  }
}

const counts = [];
for (const name of chosen) {
  console.log(`\n── ${name} ──`);
  const start = Date.now();
  const count = await parts[name]?.().catch((/** @type {unknown} */ problem) => {
    console.error(problem);
    return { passed: 0, failed: 1 };
  });
  counts.push(count ?? { passed: 0, failed: 1 });
  console.log(`${name}: ${count?.passed} passed, ${count?.failed} failed in ${((Date.now() - start) / 1000).toFixed(0)} s`);
}
const { passed, failed } = sum(counts);
for (const failure of failures) console.log(`\n${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

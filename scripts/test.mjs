// npm test: the tests that a newcomer runs; `npm test -- --help` lists the others. The last line is `N passed, N failed`, summed over all
// runners; any failure exits 1.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildStorybook } from './buildStorybook.mjs';
import { changedFiles, touchedBy } from './changedTests.mjs';
import { ensureBrowser } from './ensureBrowser.mjs';
import { ensureEngines } from './ensureEngines.mjs';
import { ensureSpeech } from './ensureSpeech.mjs';
import { failedInPlaywright, failedInVitest, failedOutside } from './failedTests.mjs';
import { slowest, timesInPlaywright, timesInVitest } from './slowestTests.mjs';
import { binOf, ensureInstalled, ensurePortalBuilt, root, run } from './workspace.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

const help = `npm test                  lint, types, unit, stories, journeys
npm test -- all           these, and everything else below but browsers and speech
npm test -- unit e2e      the named parts
npm test -- --changed     lint and types, and of unit, stories and journeys what a change touches

Parts
  lint         oxlint
  types        TypeScript in every package
  unit         rules and functions, and the sandbox's API
  stories      every story in a browser, with axe
  journeys     what a person does, in the built portal on the sandbox
  qualities    what holds on every screen: axe, windows, headers, sizes, typed text
  faults       what goes wrong: networks, stored data, attacks, odd orders of events
  e2e          journeys, qualities and faults in one run
  modes        every Sheet and screen of the built Storybook in every mode
  hydration    every Sheet rendered on a server and hydrated
  browsers     journeys in Firefox and WebKit
  speech       what Orca, a screen reader, says on the way through the portal
  packages     the packed packages in an app outside the workspace
  new          what pnpm new writes
  node         npm start and the unit tests under other versions of Node

--changed takes the files that differ from where the branch left main, committed or not.
Unit tests and stories are those that import one of them; the journeys of a feature run when a file
of the feature has changed, and all journeys when a file has that every feature stands on.
`;

const results = join(root, 'test-results');
/** @type {string[]} */
const failures = [];
/** @type {import('./slowestTests.mjs').Time[]} */
const times = [];

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Runs a check that passes or fails as a whole.
 * @param {string} name package that provides the command
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
 * @param {string[]} [args]
 * @returns {Promise<Count>}
 */
async function vitest(name, projects, args = []) {
  const report = join(results, `${name}.json`);
  const outside = join(results, `${name}.outside.json`);
  for (const file of [report, outside]) rmSync(file, { force: true });
  const code = await run(
    process.execPath,
    [
      binOf('vitest'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...args,
      '--reporter=dot',
      '--reporter=json',
      '--reporter=./scripts/errorsOutsideTests.mjs',
      `--outputFile.json=${report}`,
    ],
    { env: { ...process.env, ERRORS_OUTSIDE_TESTS: outside } },
  );
  const outcome = readJson(report);
  failures.push(...failedInVitest(outcome), ...failedOutside(name, readJson(outside)));
  times.push(...timesInVitest(outcome));
  const passed = outcome?.numPassedTests ?? 0;
  const failed = outcome?.numFailedTests ?? 0;
  // A file that cannot be loaded, or an error outside a test, fails the run although no test failed.
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/**
 * @param {string} name of the run
 * @param {string[]} args
 * @returns {Promise<Count>}
 */
async function playwright(name, args) {
  const report = join(results, `${name}.json`);
  rmSync(report, { force: true });
  const code = await run(process.execPath, [binOf('@playwright/test', 'playwright'), 'test', ...args, '--reporter=line,json'], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const outcome = readJson(report);
  failures.push(...failedInPlaywright(outcome));
  times.push(...timesInPlaywright(outcome));
  const stats = outcome?.stats;
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  return { passed: stats?.expected ?? 0, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/**
 * @param {string} name of the run
 * @param {string[]} rooms folders of e2e
 * @param {string[]} [files] @default all of the rooms
 */
async function e2e(name, rooms, files = []) {
  await ensurePortalBuilt();
  return playwright(name, ['--config', 'playwright.config.ts', ...rooms.flatMap((room) => ['--project', room]), ...files]);
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
  unit: () => vitest('unit', ['unit', 'api']),
  stories: () => vitest('stories', ['stories']),
  journeys: () => e2e('journeys', ['journeys']),
  qualities: () => e2e('qualities', ['qualities']),
  faults: () => e2e('faults', ['faults']),
  e2e: () => e2e('e2e', ['faults', 'qualities', 'journeys']),
  modes: async () => {
    const built = (await buildStorybook()) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    return sum([built, built.failed === 0 ? await playwright('modes', ['--config', 'playwright.storybook.config.ts']) : built]);
  },
  hydration: () => vitest('hydration', ['hydration']),
  browsers: async () => {
    const engines = await ensureEngines();
    for (const left of ['firefox', 'webkit'].filter((engine) => !engines.includes(engine)))
      console.log(`Left out: ${left} is not installed, and its Debian packages cannot be installed here.`);
    if (engines.length === 0) return { passed: 0, failed: 0 };
    await ensurePortalBuilt();
    return vitest('browsers', ['browsers'], engines.map((engine) => `tests/browsers/${engine}.test.ts`));
  },
  speech: async () => {
    if (!(await ensureSpeech())) {
      console.log('Left out: Orca is not installed, and its Debian packages cannot be installed here.');
      return { passed: 0, failed: 0 };
    }
    await ensurePortalBuilt();
    return vitest('speech', ['speech']);
  },
  packages: () => vitest('packages', ['packages']),
  new: () => vitest('new', ['new']),
  node: async () => {
    if (`${process.platform} ${process.arch}` === 'linux x64') return vitest('node', ['node']);
    console.log('Left out: other versions of Node are had for Linux on x64 alone.');
    return { passed: 0, failed: 0 };
  },
};

/** The parts of `npm test` that a change affects. */
function touchedParts() {
  const { base, files } = changedFiles();
  const touched = touchedBy(files);
  console.log(`${files.length} files differ from ${base.slice(0, 7)}.`);
  const since = ['--changed', base, '--passWithNoTests'];
  return {
    ...parts,
    unit: () => vitest('unit', ['unit', 'api'], touched.isEveryUnitTest ? [] : since),
    stories: () => vitest('stories', ['stories'], touched.isEveryStory ? [] : since),
    journeys: async () => {
      if (touched.journeys.length > 0) return e2e('journeys', ['journeys'], touched.journeys);
      console.log('No journey is touched.');
      return { passed: 0, failed: 0 };
    },
  };
}

const short = ['lint', 'types', 'unit', 'stories', 'journeys'];
const all = ['lint', 'types', 'unit', 'stories', 'e2e', 'modes', 'hydration', 'packages', 'new', 'node'];
const needsBrowser = new Set(['stories', 'journeys', 'qualities', 'faults', 'e2e', 'modes', 'hydration', 'packages', 'new', 'speech']);

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(help);
  process.exit(0);
}
const isChanged = args.includes('--changed');
const named = args.filter((arg) => arg !== '--changed').flatMap((name) => (name === 'all' ? all : [name]));
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: choose from all, ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const chosen = named.length === 0 ? short : [...new Set(named)];

await ensureInstalled();
mkdirSync(results, { recursive: true });
if (chosen.some((name) => needsBrowser.has(name))) {
  try {
    await ensureBrowser();
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    console.log('0 passed, 1 failed');
    process.exit(1);
  }
}

/** @type {Record<string, () => Promise<Count>>} */
const runs = isChanged ? touchedParts() : parts;
const counts = [];
const summary = [];
for (const name of chosen) {
  console.log(`\n── ${name} ──`);
  const start = Date.now();
  const count = (await runs[name]?.().catch((/** @type {unknown} */ problem) => console.error(problem))) ?? { passed: 0, failed: 1 };
  counts.push(count);
  summary.push(`${name}: ${count.passed} passed, ${count.failed} failed in ${((Date.now() - start) / 1000).toFixed(0)} s`);
  console.log(summary.at(-1));
}
for (const failure of failures) console.log(`\n${failure}`);
console.log(`\nThe slowest tests:\n${slowest(times).join('\n')}`);
console.log(`\n${summary.join('\n')}`);
const { passed, failed } = sum(counts);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

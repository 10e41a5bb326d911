import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/** @param {string[]} args */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** The files that differ from the branch's start on main: committed, uncommitted and new ones. */
export function changedFiles() {
  const base = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main') ?? git('rev-parse', 'HEAD');
  if (base === undefined) throw new Error('--changed compares with git, which knows no commit here.');
  const lists = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')];
  return { base, files: [...new Set(lists.flatMap((list) => (list ? list.split('\n') : [])))] };
}

const room = 'e2e/journeys';

/** The journeys of each feature, by the beginning of their file names. */
const journeysOf = {
  auth: ['access', 'providers', 'session'],
  dashboard: ['dashboard'],
  notifications: ['notifications', 'toasts'],
  orders: ['order', 'scan', 'dashboard'],
  products: ['product', 'bulkEdit', 'editProduct', 'labels', 'scan', 'unsavedChanges', 'viewProduct'],
  refunds: ['refunds'],
  settings: ['settings', 'session', 'unsavedChanges'],
  shell: ['shell', 'shortcuts', 'notifications', 'toasts'],
  support: ['support', 'chat'],
};

/** Files whose changes no test of the built portal can notice. */
const isUnseen = (/** @type {string} */ file) => /\.(stories|test)\.tsx?$|\.mdx?$|\/testing\//.test(file);

/** The code that every feature depends on, besides the features' shared folders. */
const isBelowAll = (/** @type {string} */ file) =>
  /^(packages|apps)\/|^e2e\/helpers\/|^pnpm-lock\.yaml$|^playwright\.config\.ts$|^scripts\/(fromSource|workspace)\./.test(file);

/**
 * The tests that a change affects although their imports do not show it.
 * @param {readonly string[]} files the changed files
 * @param {readonly string[]} [specs] every journey
 */
export function touchedBy(files, specs = readdirSync(join(root, room))) {
  /** @type {Set<string>} */
  const journeys = new Set();
  for (const file of files) {
    if (specs.some((spec) => file === `${room}/${spec}`)) journeys.add(file);
    if (isUnseen(file)) continue;
    const feature = /^packages\/features\/src\/([^/]+)\//.exec(file)?.[1] ?? '';
    const starts = feature in journeysOf ? journeysOf[/** @type {keyof typeof journeysOf} */ (feature)] : isBelowAll(file) ? [''] : [];
    for (const spec of specs) if (starts.some((start) => spec.startsWith(start))) journeys.add(`${room}/${spec}`);
  }
  return {
    isEveryUnitTest: files.some((file) => /^pnpm-lock\.yaml$|^scripts\/fromSource\./.test(file)),
    isEveryStory: files.some((file) => /^pnpm-lock\.yaml$|^scripts\/fromSource\.|^tests\/browser\/|^\.storybook\/[^/]+$/.test(file)),
    journeys: [...journeys].toSorted(),
  };
}

import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newComponent } from '../../scripts/new/component.mjs';
import { newFeature, newScreen } from '../../scripts/new/screen.mjs';
import { binOf, root } from '../../scripts/workspace.mjs';

const inRoot = (...paths: string[]) => paths.map((path) => join(root, path));

/** The existing files that get new entries. */
const registries = inRoot(
  'packages/ui/src/index.ts',
  'packages/ui/sizes.json',
  'packages/features/src/domain/paths.ts',
  'packages/features/src/shell/screens.ts',
  'packages/features/src/shell/messages.ts',
  'apps/portal/src/signedIn/messages.ts',
  'apps/portal/src/router/routes.tsx',
);
const before = new Map(registries.map((file) => [file, readFileSync(file, 'utf8')]));
const folders = inRoot('packages/ui/src/components/TrialMeter', 'packages/features/src/trialPayouts');
const created: string[] = [];
const changed: string[] = [];

function remove() {
  for (const [file, text] of before) writeFileSync(file, text);
  for (const path of [...folders, ...created]) rmSync(path, { recursive: true, force: true });
}

beforeAll(() => {
  const endpoint = 'refundEndpoints.list';
  try {
    for (const written of [
      newComponent({ root, name: 'TrialMeter', group: 'Data' }),
      newFeature({ root, name: 'trialPayouts', endpoint, isListed: true }),
      newScreen({ root, feature: 'trialPayouts', name: 'TrialHistory', endpoint }),
    ]) {
      created.push(...written.created);
      changed.push(...written.changed);
    }
  } catch (error) {
    remove();
    throw error;
  }
});
afterAll(remove);

/** Runs a package's command in a folder. Resolves to its output if it failed, else to ''. */
async function errorsOf(name: string, args: string[], { command, folder = '.' }: { command?: string; folder?: string } = {}) {
  // Without this run's environment variables, which would change the started run.
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^(VITEST|NODE_ENV|TEST)/.test(key)));
  try {
    await promisify(execFile)(process.execPath, [binOf(name, command), ...args], { cwd: join(root, folder), env, maxBuffer: 1e8 });
    return '';
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    return `${message}\n${stdout}${stderr}`;
  }
}

test('a new component, feature and screen are registered in the files that are meant for it', () => {
  const own = changed.filter((file) => !folders.some((folder) => file.startsWith(folder)));
  expect([...new Set(own)].toSorted()).toEqual(registries.toSorted());
});

test.each(['packages/ui', 'packages/features', 'apps/portal'])('%s type-checks with them', async (folder) => {
  expect(await errorsOf('typescript', ['-p', 'tsconfig.json'], { command: 'tsc', folder })).toBe('');
});

test('they pass lint', async () => {
  expect(await errorsOf('oxlint', ['--deny-warnings', ...created.filter((file) => /\.tsx?$/.test(file)), ...changed])).toBe('');
});

test('their stories pass', async () => {
  const files = created.filter((file) => file.endsWith('.stories.tsx')).map((file) => relative(root, file));
  expect(files).toHaveLength(5);
  expect(await errorsOf('vitest', ['run', '--project', 'stories', ...files])).toBe('');
});

test.each<[name: string, create: () => unknown, message: RegExp]>([
  ['a component that exists', () => newComponent({ root, name: 'Button' }), /^packages\/ui\/src\/components\/Button exists already\.$/],
  ['a component that is not in PascalCase', () => newComponent({ root, name: 'date-picker' }), /PascalCase.*not 'date-picker'/],
  ['an unknown group', () => newComponent({ root, name: 'DatePicker', group: 'Misc' }), /There is no group 'Misc': choose from Actions,/],
  ['a feature that exists', () => newFeature({ root, name: 'products' }), /^packages\/features\/src\/products exists already\.$/],
  ['a feature that is not in camelCase', () => newFeature({ root, name: 'Payouts' }), /camelCase.*not 'Payouts'/],
  ['a feature without endpoints', () => newFeature({ root, name: 'loyalty' }), /The contract has no endpoints for 'loyalty'/],
  ['a screen of an unknown feature', () => newScreen({ root, feature: 'loyalty', name: 'Points' }), /There is no feature 'loyalty'/],
  ['an unknown endpoint', () => newScreen({ root, feature: 'products', name: 'Archive', endpoint: 'productEndpoints.archive' }), /no endpoint productEndpoints\.archive/],
  ['an invalid path', () => newScreen({ root, feature: 'products', name: 'Archive', path: 'archive' }), /A path begins with \//],
])('%s is refused and changes nothing', (_name, create, message) => {
  const texts = () => registries.map((file) => readFileSync(file, 'utf8'));
  const unchanged = texts();
  expect(create).toThrow(message);
  expect(texts()).toEqual(unchanged);
});

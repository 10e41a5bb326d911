import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/workspace.mjs';
import { installedPackages, type Manifest, readManifest } from './installedPackages.ts';
import { acceptedLicences, reviewedInstallScripts, reviewedLicences, reviewedRanges } from './reviewedDependencies.ts';

const installed = installedPackages();

const installScriptsOf = ({ folder, manifest: { scripts = {} } }: (typeof installed)[number]) => [
  ...['preinstall', 'install', 'postinstall'].flatMap((name) => scripts[name] ?? []),
  ...(existsSync(join(folder, 'binding.gyp')) ? ['node-gyp'] : []),
];

test('every installed package has an accepted licence, or one that was reviewed for it by name', () => {
  expect(installed.length).toBeGreaterThan(400);
  const others = installed
    .map(({ manifest: { name, license } }) => [name, license ?? null] as const)
    .filter(([, license]) => !acceptedLicences.some((accepted) => accepted === license));
  // A platform's build has its package's name, followed by the platform's.
  const isReviewed = ([name, license]: (typeof others)[number]) =>
    Object.entries(reviewedLicences).some(([known, licence]) => name === known || (name.startsWith(`${known}-`) && license === licence));
  expect(others.filter((other) => !isReviewed(other))).toEqual([]);
});

test('a package whose licence was reviewed has not changed it', () => {
  const named = installed.filter(({ manifest: { name, license } }) => name in reviewedLicences && typeof license === 'string' && !license.startsWith('SEE '));
  expect(Object.fromEntries(named.map(({ manifest: { name, license } }) => [name, license]))).toEqual(
    Object.fromEntries(named.map(({ manifest: { name } }) => [name, reviewedLicences[name]])),
  );
});

test('no package runs anything when it is installed, but for those that were reviewed', () => {
  const running = installed.map((each) => [each.manifest.name, installScriptsOf(each)] as const).filter(([, scripts]) => scripts.length > 0);
  expect(Object.fromEntries(running)).toEqual(reviewedInstallScripts);
  const allowed = /^allowBuilds:\n((?: {2}.*\n)*)/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))?.[1] ?? '';
  expect(allowed.trim().split('\n').map((line) => line.trim())).toEqual(Object.keys(reviewedInstallScripts).map((name) => `${name}: true`));
});

test('every dependency is of one exact version; only peers have ranges', () => {
  const folders = ['packages', 'apps'].flatMap((group) => readdirSync(join(root, group)).map((name) => join(root, group, name)));
  const ranges = ({ dependencies = {}, devDependencies = {} }: Manifest) =>
    Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !/^(\d+\.\d+\.\d+|workspace:\*)$/.test(version));
  const found = [root, ...folders].flatMap((folder) => ranges(readManifest(folder)));
  expect(found.map(([name]) => name)).toEqual(reviewedRanges);
});

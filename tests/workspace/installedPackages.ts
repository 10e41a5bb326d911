import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/workspace.mjs';

export interface Manifest {
  name: string;
  version: string;
  license?: unknown;
  scripts?: Readonly<Record<string, string>>;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}

export interface InstalledPackage {
  folder: string;
  manifest: Manifest;
}

export const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** `name@version` of every package in the lockfile. pnpm's store also has packages of earlier lockfiles. */
function lockedPackages(): Set<string> {
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  const section = lockfile.slice(lockfile.indexOf('\npackages:'), lockfile.indexOf('\nsnapshots:'));
  return new Set([...section.matchAll(/^ {2}'?([^\s':]+@[^\s':]+)'?:$/gm)].map(([, key = '']) => key));
}

/** Every package outside the workspace that is installed on this machine, whatever depends on it. */
export function installedPackages(): InstalledPackage[] {
  const locked = lockedPackages();
  const store = join(root, 'node_modules/.pnpm');
  const namesIn = (modules: string) =>
    readdirSync(modules).flatMap((name) => (name.startsWith('@') ? readdirSync(join(modules, name)).map((inner) => join(name, inner)) : [name]));
  return readdirSync(store)
    .map((entry) => join(store, entry, 'node_modules'))
    .filter((modules) => existsSync(modules))
    .flatMap((modules) => namesIn(modules).map((name) => join(modules, name)))
    .filter((folder) => !lstatSync(folder).isSymbolicLink() && existsSync(join(folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readManifest(folder) }))
    .filter(({ manifest: { name, version } }) => locked.has(`${name}@${version}`));
}

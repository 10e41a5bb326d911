import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, installPackage } from './ensureBrowser.mjs';

const INSTALL_MS = 600_000;

/**
 * The path of a program.
 * @param {string} name
 * @param {string[]} [folders] @default those of PATH
 */
export const onPath = (name, folders = (process.env.PATH ?? '').split(delimiter)) => folders.map((folder) => join(folder, name)).find(existsSync);

/**
 * Installs packages of the distribution, if root can.
 * @param {string[]} missing
 */
export async function ensurePackages(missing) {
  if (missing.length === 0 || !canInstall) return;
  console.log(`Installing ${missing.join(', ')} with apt-get, as root …`);
  await installPackage(missing, INSTALL_MS);
}

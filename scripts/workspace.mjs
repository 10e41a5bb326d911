import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const PNPM = 'pnpm@12.21.0';
const isWindows = process.platform === 'win32';

/**
 * Runs a command that inherits the terminal's input and output.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: isWindows, ...options });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs the pnpm version of this workspace, which need not be installed.
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export const pnpm = (args, options) => run(isWindows ? 'npx.cmd' : 'npx', ['-y', PNPM, ...args], options);

/**
 * The file behind a package's command, which starts without npx or a shell.
 * @param {string} name package that provides the command
 * @param {string} [command] @default the package's name
 * @param {string} [from] folder whose dependencies are searched
 */
export function binOf(name, command = name, from = root) {
  const folder = join(from, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** @param {string} name */
const stampFile = (name) => join(root, 'node_modules', '.cache', 'valise', name);

/**
 * Does work only if its fingerprint has changed since it last succeeded.
 * @param {string} name
 * @param {string} fingerprint
 * @param {() => Promise<void>} work
 */
async function whenChanged(name, fingerprint, work) {
  const file = stampFile(name);
  if (existsSync(file) && readFileSync(file, 'utf8') === fingerprint) return;
  await work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, fingerprint);
}

/** @param {string[]} paths files or folders below the root */
function fingerprintOf(paths) {
  const hash = createHash('sha256');
  const skipped = new Set(['node_modules', 'dist', 'dist-hosting']);
  /** @param {string} path */
  const add = (path) => {
    const stats = statSync(path);
    if (!stats.isDirectory()) hash.update(`${path}:${stats.size}:${stats.mtimeMs};`);
    else for (const name of readdirSync(path).toSorted()) if (!skipped.has(name)) add(join(path, name));
  };
  for (const path of paths) if (existsSync(join(root, path))) add(join(root, path));
  return hash.digest('hex');
}

/** Installs the workspace's dependencies from the lockfile, unless they are installed already. */
export async function ensureInstalled() {
  const lockfile = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml'))).digest('hex');
  await whenChanged('installed', lockfile, async () => {
    console.log('Installing dependencies …');
    const code = await pnpm(['install', '--frozen-lockfile', '--reporter=append-only']);
    if (code !== 0) throw new Error('The dependencies could not be installed: see what pnpm says above.');
  });
}

/** Builds the portal into apps/portal/dist, unless none of its inputs has changed. */
export async function ensurePortalBuilt() {
  const sources = fingerprintOf(['apps/portal', 'packages', 'scripts/fromSource.ts', 'pnpm-lock.yaml']);
  if (!existsSync(join(root, 'apps/portal/dist/index.html'))) rmSync(stampFile('portal'), { force: true });
  await whenChanged('portal', sources, async () => {
    console.log('Building the portal …');
    // Under Vitest NODE_ENV is 'test', with which React's development files would be built.
    const env = { ...process.env, NODE_ENV: 'production' };
    const code = await run(process.execPath, [binOf('vite'), 'build', '--logLevel', 'warn'], { cwd: join(root, 'apps/portal'), env });
    if (code !== 0) throw new Error('The portal could not be built: see what Vite says above.');
  });
}

/** The command that starts the sandbox: Node runs its TypeScript, and the workspace's packages resolve to source. */
export const sandboxCommand = {
  cwd: join(root, 'apps/sandbox'),
  args: ['--conditions=@valise/source', '--import', 'tsx', 'src/main.ts'],
};

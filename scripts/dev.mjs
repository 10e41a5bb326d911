// pnpm dev: the portal with hot reload, and the sandbox behind it. Options go to the sandbox.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { binOf, ensureInstalled, root, sandboxCommand } from './workspace.mjs';

await ensureInstalled();

const port = process.env.SANDBOX_PORT ?? '4100';
const children = [
  spawn(process.execPath, [...sandboxCommand.args, '--no-portal', '--strict-port', '--port', port, ...process.argv.slice(2)], {
    cwd: sandboxCommand.cwd,
    stdio: 'inherit',
  }),
  spawn(process.execPath, [binOf('vite'), '--host', '127.0.0.1'], {
    cwd: join(root, 'apps/portal'),
    stdio: 'inherit',
    env: { ...process.env, SANDBOX_PORT: port },
  }),
];

/** @param {NodeJS.Signals} signal */
const stopAll = (signal) => children.forEach((child) => child.kill(signal));
process.on('SIGINT', () => stopAll('SIGINT'));
process.on('SIGTERM', () => stopAll('SIGTERM'));
for (const child of children)
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stopAll('SIGTERM');
  });

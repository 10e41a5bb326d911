// npm start: installs, builds and starts Valise on this machine. Options after `--` go to the sandbox: --fresh, --port, --products, --orders, --refunds.
import { spawn } from 'node:child_process';
import { ensureInstalled, ensurePortalBuilt, sandboxCommand } from './workspace.mjs';

try {
  await ensureInstalled();
  await ensurePortalBuilt();
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}

const server = spawn(process.execPath, [...sandboxCommand.args, ...process.argv.slice(2)], {
  cwd: sandboxCommand.cwd,
  stdio: 'inherit',
});
// Ctrl-C reaches the server by itself, because it is in the terminal's process group. A signal to this process alone is passed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 0));

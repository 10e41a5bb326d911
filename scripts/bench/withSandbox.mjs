import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxCommand } from '../workspace.mjs';

/**
 * Runs a sandbox with its own data while `measure` runs.
 * @template Result
 * @param {{ port: number, portal?: string, products?: number, orders?: number, refunds?: number }} where it listens, the folder of the
 * portal that it serves, and how many products, orders and refunds it has
 * @param {(address: string) => Promise<Result>} measure
 */
export async function withSandbox({ port, portal, ...counts }, measure) {
  const data = mkdtempSync(join(tmpdir(), 'valise-bench-'));
  const served = portal === undefined ? [] : ['--portal', portal];
  const filled = Object.entries(counts).flatMap(([name, count]) => (count === undefined ? [] : [`--${name}`, String(count)]));
  const sandbox = spawn(process.execPath, [...sandboxCommand.args, '--port', String(port), '--data', data, ...served, ...filled], {
    cwd: sandboxCommand.cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await new Promise((resolve, reject) => {
      sandbox.stdout.on('data', (text) => {
        const found = /Valise runs at (\S+)/.exec(String(text))?.[1];
        if (found !== undefined) resolve(found);
      });
      sandbox.on('exit', () => reject(new Error('The sandbox did not start.')));
    });
    return await measure(address);
  } finally {
    sandbox.kill('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
}

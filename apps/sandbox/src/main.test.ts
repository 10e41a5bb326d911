import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoAccounts } from './database/demo.ts';

const packageDirectory = fileURLToPath(new URL('..', import.meta.url));
let data: string;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'valise-main-'));
});
afterAll(() => rm(data, { recursive: true, force: true }));

function run(...options: string[]): ChildProcess & { output: () => string; printed: (text: RegExp) => Promise<RegExpExecArray>; ended: Promise<number | null> } {
  const child = spawn(process.execPath, ['--conditions=@valise/source', '--import', 'tsx', 'src/main.ts', ...options], { cwd: packageDirectory });
  let output = '';
  const watchers = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const watch of watchers) watch();
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const printed = (text: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const watch = () => {
        const found = text.exec(output);
        if (found !== null) resolve(found);
      };
      watchers.add(watch);
      watch();
      void ended.then(() => reject(new Error(`It ended after printing: ${output}`)));
    });
  return Object.assign(child, { output: () => output, printed, ended });
}

describe('on the command line', () => {
  test('prints its address and the accounts, takes the next free port, and stops at Ctrl-C', async () => {
    const first = run('--port', '0', '--no-portal', '--data', join(data, 'first'));
    const [, address = '', port = ''] = await first.printed(/Valise runs at (http:\/\/127\.0\.0\.1:(\d+))/);
    expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok' });
    for (const shown of [demoAccounts.partner.email, demoAccounts.partner.password, demoAccounts.staff.totpSecret, `${address}/sandbox`])
      expect(first.output()).toContain(shown);

    const second = run('--port', port, '--no-portal', '--data', join(data, 'second'), '--products', '1');
    await second.printed(new RegExp(`Port ${port} is taken; using \\d+\\.`));
    second.kill('SIGTERM');
    first.kill('SIGINT');
    expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0]);
  });

  test.each([
    [['--port', 'high'], '--port takes a whole number up to 65535.'],
    [['--password-cost', '0'], '--password-cost takes a whole number from 1 up to 20.'],
    [['--portal', '/nowhere'], 'Build the portal first: pnpm build'],
    [['--colour', 'red'], "Unknown option '--colour'"],
  ])('refuses %j in one sentence', async (options, sentence) => {
    const wrong = run('--port', '0', '--data', data, ...options);
    expect(await wrong.ended).toBe(1);
    expect(wrong.output()).toContain(sentence);
    expect(wrong.output().trim().split('\n')).toHaveLength(1);
  });
});

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureNode } from '../../scripts/otherNode.mjs';
import { binOf, ensurePortalBuilt, root } from '../../scripts/workspace.mjs';

const versions = ['22.23.3', '24.21.0'];
const newest = versions.at(-1)!;

/** The environment of a process under another version, without this run's variables. */
const envOf = (bin: string) => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^(VITEST|NODE_ENV|TEST|npm_)/.test(key))),
  PATH: `${bin}${delimiter}${process.env.PATH}`,
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** The first line of the process that matches the pattern. */
function written({ stdout, stderr }: ChildProcess, pattern: RegExp): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [stdout, stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += String(chunk);
        const line = output.split('\n').find((line) => pattern.test(line));
        if (line !== undefined) resolve(line);
      });
    stdout?.on('end', () => reject(new Error(`It ended: ${output}`)));
  });
}

beforeAll(ensurePortalBuilt);

describe.each(versions)('Node %s', (version) => {
  test('npm start serves the portal until Ctrl-C', async () => {
    const env = envOf(await ensureNode(version));
    const { stdout } = await promisify(execFile)('node', ['--version'], { env });
    expect(stdout.trim()).toBe(`v${version}`);
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const data = join(root, 'test-results/node-data', version);
    // The process has its own group, so that Ctrl-C reaches it alone.
    const started = spawn('npm', ['start', '--', '--port', String(port), '--strict-port', '--fresh', '--data', data], { cwd: root, env, detached: true });
    const ended = once(started, 'exit');
    try {
      await written(started, new RegExp(`:${port}\\b`));
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);
      expect(await (await fetch(`${origin}/login`)).text()).toContain('<div id="root">');
    } finally {
      process.kill(-started.pid!, 'SIGINT');
    }
    await ended;
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow('fetch failed');
  });
});

test(`the unit tests pass under Node ${newest}`, async () => {
  const env = envOf(await ensureNode(newest));
  const args = [binOf('vitest'), 'run', '--project', 'unit', '--project', 'api', '--reporter=dot'];
  const output = await promisify(execFile)('node', args, { cwd: root, env, maxBuffer: 1e8 }).then(
    ({ stdout }) => stdout,
    (error: Error & { stdout?: string; stderr?: string }) => `${error.message}\n${error.stdout}${error.stderr}`,
  );
  expect(output).not.toMatch(/^Command failed|FAIL/m);
  expect(output).toMatch(/Tests .*passed/);
});

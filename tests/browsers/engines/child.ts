import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';

const PATIENCE_MS = 5000;

/** A started program, ended by its own process id. */
export class Child {
  readonly process: ChildProcess;
  #output = '';
  readonly #ended: Promise<unknown>;
  readonly #endWithTest = () => void this.process.kill('SIGKILL');

  constructor(command: string, args: readonly string[], { env, cwd }: { env?: NodeJS.ProcessEnv; cwd?: string } = {}) {
    this.process = spawn(command, args, { env: env ?? process.env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#ended = new Promise((resolve) => {
      this.process.once('exit', resolve);
      this.process.once('error', (error) => {
        this.#output += error.message;
        resolve(error);
      });
    });
    for (const stream of [this.process.stdout, this.process.stderr]) stream?.on('data', (chunk: Buffer) => (this.#output += String(chunk)));
    process.once('exit', this.#endWithTest);
  }

  /** Waits until the output matches. Rejects when the program has ended before. */
  async written(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = pattern.exec(this.#output);
      if (found !== null) return found;
      const news = Promise.race([this.#ended, ...[this.process.stdout, this.process.stderr].map((stream) => stream && once(stream, 'data'))]);
      await news;
      if (this.process.exitCode !== null && !pattern.test(this.#output)) throw new Error(`${this.process.spawnfile} ended: ${this.#output}`);
    }
  }

  async end(): Promise<void> {
    process.off('exit', this.#endWithTest);
    this.process.kill('SIGTERM');
    const timer = setTimeout(() => this.process.kill('SIGKILL'), PATIENCE_MS);
    await this.#ended;
    clearTimeout(timer);
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

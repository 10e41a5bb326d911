import { join } from 'node:path';
import { root, sandboxCommand } from '../../scripts/workspace.mjs';
import { Child } from './engines/child.ts';

interface State {
  authenticator: { code: string };
  realtime: { sockets: number; subscriptions: number };
}

/** A started sandbox that serves the built portal, and its console. */
export class Sandbox {
  readonly origin: string;
  readonly #child: Child;

  private constructor(origin: string, child: Child) {
    this.origin = origin;
    this.#child = child;
  }

  static async start(port: number): Promise<Sandbox> {
    const origin = `http://127.0.0.1:${port}`;
    const data = join(root, `test-results/browsers-data-${port}`);
    const args = [...sandboxCommand.args, '--port', String(port), '--strict-port', '--password-cost', '4', '--fresh', '--data', data];
    const child = new Child(process.execPath, args, { cwd: sandboxCommand.cwd, env: { ...process.env, NODE_ENV: 'production' } });
    await child.written(new RegExp(`:${port}\\b`));
    return new Sandbox(origin, child);
  }

  end = () => this.#child.end();
  reset = () => this.post('reset');

  async post(path: string, body: object = {}) {
    const response = await fetch(`${this.origin}/sandbox/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`/sandbox/${path} answered ${response.status}`);
  }

  async state(): Promise<State> {
    return (await (await fetch(`${this.origin}/sandbox/state`)).json()) as State;
  }
}

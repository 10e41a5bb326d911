import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Child } from '../../browsers/engines/child.ts';
import type { Desktop } from './desktop.ts';

const PATIENCE_MS = 60_000;

/** What Orca writes: a text that it says, a key that it has had, or the page's mark. */
type Line = { said: string } | { key: string } | { mark: number } | { ready: true };

/** A running Orca whose speech is written down. */
export class Orca {
  readonly #child: Child;
  readonly #listeners = new Set<() => void>();
  #said: string[] = [];
  /** When it spoke last, in ms since the start of this program. */
  lastSaid = 0;
  keys = 0;
  mark = 0;

  private constructor(child: Child) {
    this.#child = child;
    if (child.process.stdout) createInterface({ input: child.process.stdout }).on('line', (line) => this.#receive(line));
  }

  static async start(program: string, { env, folder }: Desktop): Promise<Orca> {
    const preferences = join(folder, 'orca');
    cpSync(join(import.meta.dirname, 'orca'), preferences, { recursive: true });
    const child = new Child(program, ['--user-prefs', preferences], { env: { ...env, PYTHONPATH: preferences, PYTHONUNBUFFERED: '1', PYTHONWARNINGS: 'ignore' } });
    const orca = new Orca(child);
    await child.written(/"ready"/);
    await orca.until('Orca to say that it is on', () => orca.#said.length > 0);
    return orca;
  }

  end = () => this.#child.end();

  /** The texts since the last call. */
  takeSaid(): string[] {
    const said = this.#said;
    this.#said = [];
    return said;
  }

  /** Waits for the line of Orca with which something holds. */
  async until(fact: string, holds: () => boolean, patience = PATIENCE_MS): Promise<void> {
    if (holds()) return;
    await new Promise<void>((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        this.#listeners.delete(check);
      };
      const check = () => {
        if (!holds()) return;
        stop();
        resolve();
      };
      const timer = setTimeout(() => {
        stop();
        reject(new Error(`In vain: ${fact}`));
      }, patience);
      this.#listeners.add(check);
    });
  }

  #receive(text: string) {
    if (!text.startsWith('{')) return;
    const line = JSON.parse(text) as Line;
    if ('said' in line) {
      this.#said.push(line.said);
      this.lastSaid = performance.now();
    }
    if ('key' in line) this.keys += 1;
    if ('mark' in line) this.mark = line.mark;
    for (const listener of this.#listeners) listener();
  }
}

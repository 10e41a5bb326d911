import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Desktop } from './desktop.ts';
import type { Orca } from './orca.ts';

const execute = promisify(execFile);

/** X's names of characters that a text may have. */
const keysyms: Record<string, string> = { '@': 'at', '.': 'period', '-': 'minus', ' ': 'space' };

/** Presses keys through X, where a screen reader hears them before the page. */
export class Keyboard {
  readonly #program: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #orca: Orca;
  /** Every typed text, a line each. */
  typed = '';

  constructor(program: string, { env }: Desktop, orca: Orca) {
    this.#program = program;
    this.#env = env;
    this.#orca = orca;
  }

  /** Presses keys one after another, by X's names; `ctrl+k` holds the first. Each has reached Orca before the next. */
  async press(...keys: string[]) {
    for (const key of keys) {
      const [last = key, ...held] = key.split('+').toReversed();
      // `key ctrl+k` lets Ctrl go first, and Orca takes the K that then goes up for a command of its own.
      await this.#send([...held.toReversed().flatMap((name) => ['keydown', name]), 'key', last, ...held.flatMap((name) => ['keyup', name])], 1);
    }
  }

  /** Types a text at once, so that the pause after the last letter is the only one. */
  async type(text: string) {
    this.typed += `${text}\n`;
    await this.#send(['key', '--delay', '20', ...[...text].map((character) => keysyms[character] ?? character)], text.length);
  }

  async #send(args: string[], count: number) {
    const expected = this.#orca.keys + count;
    await execute(this.#program, args, { env: this.#env });
    await this.#orca.until(`Orca to have ${args.join(' ')}`, () => this.#orca.keys >= expected);
  }
}

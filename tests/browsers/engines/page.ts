import type { InputSource, Tab } from './engine.ts';
import { type Found, lookUp, type Query, type Wanted } from './lookUp.ts';
import { problemsOfPage } from './problems.ts';

const PATIENCE_MS = 60_000;
const POLL_MS = 40;

/** What is looked for: a role and a name, or a text. An expression matches a part, a string the whole. */
export interface Sought {
  role?: string;
  name?: string | RegExp;
  within?: Sought;
}

/** An element with that role and accessible name. */
export const role = (role: string, name?: string | RegExp, within?: Sought): Sought => ({ role, name, within });
/** The innermost element with that text. */
export const text = (name: string | RegExp, within?: Sought): Sought => ({ name, within });

const wanted = (name: string | RegExp): Wanted => (typeof name === 'string' ? { text: name } : { pattern: name.source, flags: name.flags });

const queryOf = ({ role, name, within }: Sought): Query => ({
  role,
  name: name === undefined ? undefined : wanted(name),
  within: within && queryOf(within),
});

const wordsOf = ({ role, name, within }: Sought): string =>
  [role ?? 'text', name === undefined ? '' : String(name), within ? `in ${wordsOf(within)}` : ''].filter(Boolean).join(' ');

/** W3C's code points of keys that write nothing. */
const keys: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

const keyboard = (actions: InputSource['actions']): InputSource => ({ type: 'key', id: 'keyboard', actions });

/** Does and waits for what a person does and sees in one window. Every wait has an end. */
export class Page {
  readonly tab: Tab;
  readonly #origin: string;
  readonly #problems: string[] = [];

  constructor(tab: Tab, origin: string) {
    this.tab = tab;
    this.#origin = origin;
  }

  async goto(path: string) {
    await this.#collectProblems();
    await this.tab.goto(`${this.#origin}${path}`);
  }

  /** Polls until there is a value other than false and undefined. */
  async until<Value>(fact: string, get: () => Promise<Value | false | undefined>): Promise<Value> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const value = await get();
      if (value !== undefined && value !== false) return value;
      if (Date.now() > end) throw new Error(`In vain: ${fact}`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  find(sought: Sought, isPressed = false): Promise<Found> {
    return this.tab.evaluate(lookUp, queryOf(sought), isPressed);
  }

  see(sought: Sought, holds: (found: Found) => boolean = () => true): Promise<Found> {
    return this.until(`to see ${wordsOf(sought)}`, async () => {
      const found = await this.find(sought);
      return found.count > 0 && holds(found) && found;
    });
  }

  async gone(sought: Sought) {
    await this.until(`${wordsOf(sought)} to go`, async () => (await this.find(sought)).count === 0);
  }

  /** Waits until the window shows an address. */
  async at(path: string | RegExp) {
    await this.until(`to be at ${String(path)}`, async () => {
      const address = await this.tab.evaluate(() => location.pathname + location.search);
      return typeof path === 'string' ? address === path : path.test(address);
    });
  }

  /** Presses with the mouse once the element stands still, is not disabled, and a press reaches it. */
  async click(sought: Sought) {
    await this.#point(sought, [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  /** Moves the mouse over the element, where a press would reach it. */
  async hover(sought: Sought) {
    await this.#point(sought, []);
  }

  /** Presses keys one after another; `Control+a` holds the first. */
  async press(...combinations: string[]) {
    for (const combination of combinations) {
      const codes = combination.split('+').map((key) => keys[key] ?? key);
      const down = codes.map((value) => ({ type: 'keyDown', value }));
      const up = codes.toReversed().map((value) => ({ type: 'keyUp', value }));
      await this.tab.perform([keyboard([...down, ...up])]);
    }
  }

  async type(text: string) {
    await this.tab.perform([keyboard([...text].flatMap((value) => [{ type: 'keyDown', value }, { type: 'keyUp', value }]))]);
  }

  /** Replaces the text of a field. */
  async fill(sought: Sought, text: string) {
    await this.click(sought);
    await this.see(sought, ({ hasFocus }) => hasFocus);
    await this.press('Control+a');
    await this.type(text);
  }

  /** Uncaught errors and violations of the security policy in every document of this window. */
  async problems(): Promise<string[]> {
    await this.#collectProblems();
    return this.#problems;
  }

  async #point(sought: Sought, then: InputSource['actions']) {
    let last: Found['point'];
    const { x, y } = await this.until(`to reach ${wordsOf(sought)}`, async () => {
      const { point, isDisabled } = await this.find(sought, true);
      const isStill = !isDisabled && point?.x === last?.x && point?.y === last?.y;
      last = point;
      return isStill && point;
    });
    await this.tab.perform([
      { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [{ type: 'pointerMove', x, y, duration: 0 }, ...then] },
    ]);
  }

  async #collectProblems() {
    this.#problems.push(...(await this.tab.evaluate(problemsOfPage)));
  }
}

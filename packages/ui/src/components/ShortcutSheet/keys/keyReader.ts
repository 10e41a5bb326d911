/** The longest time between the two keys of a pair, in ms. */
const PAIR_MS = 1500;

/** One key, or two keys in sequence, for example `['g', 'd']`. */
export type ShortcutKeys = readonly [key: string] | readonly [first: string, second: string];

/** Recognises shortcuts in a stream of key presses. */
export function createKeyReader<Shortcut extends { keys: ShortcutKeys }>(shortcuts: readonly Shortcut[]) {
  let first: string | undefined;
  let firstAt = 0;

  /**
   * Takes the pressed key and its time in ms, or null for a press that another handler used; returns the completed shortcut.
   * A second key that completes no pair does nothing, so that a slip of the hand is harmless.
   */
  return function readKey(key: string | null, at: number): Shortcut | undefined {
    const former = at - firstAt <= PAIR_MS ? first : undefined;
    const startsPair = key !== null && shortcuts.some(({ keys }) => keys[0] === key && keys[1] !== undefined);
    const found = shortcuts.find(({ keys: [one, two] }) => (former === undefined ? two === undefined && one === key : one === former && two === key));
    first = startsPair && found === undefined ? key : undefined;
    firstAt = at;
    return found;
  };
}

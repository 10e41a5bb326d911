/** How long after the first key of a pair the second one may come, in ms. */
const PAIR_MS = 1500;

/** One key, or two that are pressed one after the other, for example `['g', 'd']`. */
export type ShortcutKeys = readonly [key: string] | readonly [first: string, second: string];

/** Recognises the shortcuts in a stream of key presses. */
export function createKeyReader<Shortcut extends { keys: ShortcutKeys }>(shortcuts: readonly Shortcut[]) {
  let first: string | undefined;
  let firstAt = 0;

  /**
   * Takes the key that was pressed `at` a time in ms, or null for a press that belongs to somebody else; the shortcut that it
   * completes. A second key that completes none does nothing, so that a slip of the hand does not.
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

'use client';
import { useEffect, useEffectEvent } from 'react';
import { isTaken } from './isTaken.ts';
import { createKeyReader, type ShortcutKeys } from './keyReader.ts';
import { pressedKey } from './pressedKey.ts';

export interface Shortcut {
  /** One character, or two that are pressed one after the other within 1.5 seconds; letters in lower case. */
  keys: ShortcutKeys;
  /** Called again and again while the key is held down. @default false */
  repeats?: boolean;
}

export interface ShortcutOptions<Entry> {
  /** Whether they work. */
  isOn: boolean;
  /** Called with the shortcut that was pressed. When it returns false there was nothing to do, and the press is left to the browser. */
  onPress: (shortcut: Entry) => boolean | void;
}

/**
 * Makes characters without Ctrl or ⌘ shortcuts of the whole page (WCAG 2.1.4: give people a switch for them). None works while
 * a field, a list that is searched by letters, or anything open over the page takes what is typed, nor in what has handled the
 * press already.
 *
 * @param shortcuts Should keep its identity between renders: another one forgets the first key of a pair.
 */
export function useShortcuts<Entry extends Shortcut>(shortcuts: readonly Entry[], { isOn, onPress }: ShortcutOptions<Entry>): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!isOn) return undefined;
    const read = createKeyReader(shortcuts);
    const listen = (event: KeyboardEvent) => {
      const isOurs = !event.defaultPrevented && !isTaken(event.target);
      const shortcut = read(isOurs ? pressedKey(event) : null, event.timeStamp);
      if (shortcut === undefined || (event.repeat && shortcut.repeats !== true)) return;
      if (press(shortcut) !== false) event.preventDefault();
    };
    // After React's own handlers, which stop what they have used.
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [shortcuts, isOn]);
}

'use client';
import { useEffect, useEffectEvent } from 'react';
import { areKeysTaken } from './areKeysTaken.ts';
import { createKeyReader, type ShortcutKeys } from './keyReader.ts';
import { pressedKey } from './pressedKey.ts';

export interface Shortcut {
  /** One character, or two in sequence within 1.5 seconds; letters in lower case. */
  keys: ShortcutKeys;
  /** The shortcut repeats while the key is held down. @default false */
  repeats?: boolean;
}

export interface ShortcutOptions<Entry> {
  /** Whether the shortcuts are switched on. */
  isOn: boolean;
  /** Called with the pressed shortcut. Return false if there was nothing to do, so that the browser handles the key. */
  onPress: (shortcut: Entry) => boolean | void;
}

/**
 * Makes characters without Ctrl or ⌘ shortcuts of the whole page (WCAG 2.1.4: offer a switch for them). They do not work in a field, in
 * a list with type-ahead or under an open overlay, which use typed keys, nor for a press that was already handled.
 *
 * @param shortcuts Should keep its identity between renders: another one forgets the first key of a pair.
 */
export function useShortcuts<Entry extends Shortcut>(shortcuts: readonly Entry[], { isOn, onPress }: ShortcutOptions<Entry>): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!isOn) return undefined;
    const read = createKeyReader(shortcuts);
    const listen = (event: KeyboardEvent) => {
      const isOurs = !event.defaultPrevented && !areKeysTaken(event.target);
      const shortcut = read(isOurs ? pressedKey(event) : null, event.timeStamp);
      if (shortcut === undefined || (event.repeat && shortcut.repeats !== true)) return;
      if (press(shortcut) !== false) event.preventDefault();
    };
    // After React's handlers, which stop the events that they use.
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [shortcuts, isOn]);
}

import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method (IME): its Enter chooses a word, its Escape and arrows stay in its list. Every handler of
 * such a key in a text field asks first. In Safari only the key code tells.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'> | Pick<ReactKeyboardEvent, 'nativeEvent'>): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : event;
  return native.isComposing || native.keyCode === 229;
}

import { keyLetter } from '../../../keyLetter.ts';

/** The fields of a key event that tell the typed character. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'getModifierState'>;

/**
 * The character of a key press, letters in lower case. It is null for other keys, for a combination with Ctrl,
 * ⌘, Alt or (for a letter) Shift, and for a part of a word in an input method.
 */
export function pressedKey(press: KeyPress): string | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = press;
  if (isComposing || metaKey || key.length !== 1) return null;
  if (/\p{Letter}/u.test(key)) return ctrlKey || altKey || shiftKey ? null : keyLetter(press);
  // Many layouts type a sign with Shift, Option or AltGr, which some systems report as Ctrl and Alt.
  return ctrlKey && !press.getModifierState('AltGraph') ? null : key;
}

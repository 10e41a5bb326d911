import { keyLetter } from '../../../keyLetter.ts';

/** The part of a key's event that says what was typed. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'getModifierState'>;

/**
 * The character of a key press, a letter in lower case; null when it is none or belongs to somebody else: a combination with Ctrl,
 * ⌘, Alt or, for a letter, Shift, or a part of a word that an input method composes.
 */
export function pressedKey(press: KeyPress): string | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = press;
  if (isComposing || metaKey || key.length !== 1) return null;
  if (/\p{Letter}/u.test(key)) return ctrlKey || altKey || shiftKey ? null : keyLetter(press);
  // Many layouts type a sign with Shift, with Option, or with AltGr, which some systems report as Ctrl and Alt.
  return ctrlKey && !press.getModifierState('AltGraph') ? null : key;
}

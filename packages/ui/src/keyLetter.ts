/**
 * The letter of a key press, in lower case. On a layout without Latin letters, such as Cyrillic or Greek, it is the letter that
 * the key has on a Latin one, so that a shortcut needs no other layout. Other keys have their own name, for example 'Enter'.
 */
export function keyLetter({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const isForeignLetter = key.length === 1 && /\p{Letter}/u.test(key) && !/\p{Script=Latin}/u.test(key);
  return isForeignLetter && code.startsWith('Key') ? code.slice(3).toLowerCase() : key.length === 1 ? key.toLowerCase() : key;
}

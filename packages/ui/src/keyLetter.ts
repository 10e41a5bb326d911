/** Keys that type a sign on a Latin layout and a letter on some other layouts. */
const signs: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']', Slash: '/' };

/**
 * The letter of a key press, in lower case. On a layout without Latin letters it is the letter, bracket or slash of the same key on a
 * Latin layout, so that shortcuts work on every layout. Other keys have their own names, for example 'Enter'.
 */
export function keyLetter({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const isForeignLetter = key.length === 1 && /\p{Letter}/u.test(key) && !/\p{Script=Latin}/u.test(key);
  const latin = code.startsWith('Key') ? code.slice(3).toLowerCase() : signs[code];
  if (isForeignLetter && latin !== undefined) return latin;
  return key.length === 1 ? key.toLowerCase() : key;
}

/** Up to two initials: of the first and the last word of a name. */
export function initialsOf(name: string, locale: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase(locale) ?? '').join('');
}

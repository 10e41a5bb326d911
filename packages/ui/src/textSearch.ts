/** Letters that Unicode does not take apart into a plain letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i', '’': "'", '‘': "'" };

/** Accents of Latin, Greek and Cyrillic, points of Hebrew and Arabic, and characters without a width. */
const signs = /[\u0300-\u036F\u0591-\u05BD\u064B-\u0652\u200B-\u200F\u2060\uFEFF]/g;

const isPlain = (text: string) => /^[\x20-\x7E]*$/.test(text);

/** A text without letter case, accents, width and kinds of blanks: 'Ñandú' and 'ｎａｎｄｕ' are 'nandu', 'Straße' is 'strasse'. */
export function foldText(text: string): string {
  if (isPlain(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(signs, '')
    .replaceAll(/[ßøłđðþæœı’‘]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/[‐-―]/g, '-')
    .replaceAll(/\s/g, ' ');
}

/** The words of a search, folded. */
export const searchedWords = (search: string): readonly string[] => foldText(search).split(' ').filter((word) => word !== '');

/** Whether a folded text contains all words, in any order. */
export const hasWords = (folded: string, words: readonly string[]): boolean => words.every((word) => folded.includes(word));

import { foldText, searchedWords } from '../../textSearch.ts';

export interface MatchPart {
  text: string;
  isMatch: boolean;
}

/** A text folded, and the index in the text of each folded character. */
function folded(text: string) {
  let fold = '';
  const from: number[] = [];
  let at = 0;
  for (const character of text) {
    const piece = foldText(character);
    for (let index = 0; index < piece.length; index += 1) from.push(at);
    fold += piece;
    at += character.length;
  }
  return { fold, from: [...from, text.length] };
}

/** Where the words stand in the text, from its start to its end. Overlapping places are one. */
function placesOf(text: string, words: readonly string[]): readonly (readonly [start: number, end: number])[] {
  const { fold, from } = folded(text);
  const found: [number, number][] = [];
  for (const word of words) {
    for (let start = fold.indexOf(word); start >= 0; start = fold.indexOf(word, start + word.length)) {
      found.push([from[start] ?? 0, from[start + word.length] ?? text.length]);
    }
  }
  found.sort(([one], [other]) => one - other);
  return found.reduce<[number, number][]>((places, [start, end]) => {
    const last = places.at(-1);
    if (last !== undefined && start < last[1]) last[1] = Math.max(last[1], end);
    else places.push([start, end]);
    return places;
  }, []);
}

/** Splits a text into parts that match a word of the query, as the search finds them, and the parts between them. */
export function matchParts(text: string, query: string): MatchPart[] {
  const parts: MatchPart[] = [];
  let at = 0;
  for (const [start, end] of placesOf(text, searchedWords(query))) {
    if (start > at) parts.push({ text: text.slice(at, start), isMatch: false });
    parts.push({ text: text.slice(start, end), isMatch: true });
    at = end;
  }
  if (at < text.length || parts.length === 0) parts.push({ text: text.slice(at), isMatch: false });
  return parts;
}

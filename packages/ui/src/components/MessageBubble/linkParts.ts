import { safeUrl } from '../../safeUrl.ts';

/** A piece of a message; with an address it is a link. */
export interface TextPart {
  text: string;
  href?: string;
}

/** The longest text with links; a longer text is shown without links. */
const LONGEST = 100_000;
const address = /https?:\/\/[^\s<>"]+/gi;
const pairs = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

/** The length of the address in a match, without the sentence's punctuation and a bracket that closes one before the address. */
function lengthOf(found: string): number {
  const open = new Map([...pairs].map(([closing, opening]) => [closing, found.split(closing).length - found.split(opening).length]));
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found[end - 1] ?? '';
    const surplus = open.get(last) ?? 0;
    if (surplus > 0) open.set(last, surplus - 1);
    else if (!'.,;:!?\'’”»*_'.includes(last)) break;
  }
  return end;
}

/** Splits a text into its http and https addresses and the text between them. */
export function linkParts(text: string): readonly TextPart[] {
  if (text.length > LONGEST) return [{ text }];
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = found.slice(0, lengthOf(found));
    const href = URL.canParse(link) ? safeUrl(link) : undefined;
    if (href === undefined) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: link, href });
    end = index + link.length;
  }
  if (end < text.length || parts.length === 0) parts.push({ text: text.slice(end) });
  return parts;
}

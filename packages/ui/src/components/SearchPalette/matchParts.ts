export interface MatchPart {
  text: string;
  isMatch: boolean;
}

/** Splits a text into parts that match the query, ignoring case, and the parts between them. */
export function matchParts(text: string, query: string): MatchPart[] {
  const wanted = query.trim().toLowerCase();
  const lower = text.toLowerCase();
  // A few letters are longer in lower case, which would shift the places.
  if (wanted === '' || lower.length !== text.length) return [{ text, isMatch: false }];
  const parts: MatchPart[] = [];
  let end = 0;
  for (let start = lower.indexOf(wanted); start >= 0; start = lower.indexOf(wanted, end)) {
    if (start > end) parts.push({ text: text.slice(end, start), isMatch: false });
    end = start + wanted.length;
    parts.push({ text: text.slice(start, end), isMatch: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

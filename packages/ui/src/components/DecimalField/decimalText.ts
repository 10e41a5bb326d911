import type { TextChange, TidiedText } from '../Field/useTidiedText.ts';

const isDecimal = (text: string) => /^\d*\.?\d*$/.test(text);
const kept = (text: string) => text.replace(/[^\d.]/g, '');

// '1,284' is read as a thousand and more; '12,50' and '1.284,00' could be misread, so they are no numbers here.
const isMisleading = (text: string) => /\..*,|,(?!\d{3}(?!\d))/.test(text);

/**
 * Digits with one optional point, as typed: zeros and a point at the end stay. Other characters are left out; a change
 * that would not leave one number is refused as a whole.
 */
export function decimalText({ before, text, caret }: TextChange): TidiedText {
  if (isDecimal(text)) return { text, caret };
  if (!isMisleading(text) && isDecimal(kept(text))) return { text: kept(text), caret: kept(text.slice(0, caret)).length };
  return { text: before, caret: Math.max(0, caret - Math.max(0, text.length - before.length)) };
}

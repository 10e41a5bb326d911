import type { TextChange, TidiedText } from '../Field/text/useFormattedText.ts';

const isDecimal = (text: string) => /^\d*\.?\d*$/.test(text);
const kept = (text: string) => text.replace(/[^\d.]/g, '');

// '1,284' is parsed with a thousands separator; '12,50' and '1.284,00' are ambiguous, so they are rejected.
const isMisleading = (text: string) => /\..*,|,(?!\d{3}(?!\d))/.test(text);

/**
 * Digits with one optional point, as typed: trailing zeros and a trailing point stay. Other characters are dropped; a
 * change that would not result in one number is rejected as a whole.
 */
export function decimalText({ before, text, caret }: TextChange): TidiedText {
  if (isDecimal(text)) return { text, caret };
  if (!isMisleading(text) && isDecimal(kept(text))) return { text: kept(text), caret: kept(text.slice(0, caret)).length };
  return { text: before, caret: Math.max(0, caret - Math.max(0, text.length - before.length)) };
}

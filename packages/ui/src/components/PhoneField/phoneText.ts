import { groupedDigits } from '../Field/text/groupedDigits.ts';
import { plainDigits } from '../Field/text/plainDigits.ts';
import { refused, type TextChange, type TidiedText } from '../Field/text/useFormattedText.ts';

const grouped = groupedDigits(10, [3, 6]);

/** Whether the text is the beginning of a country code, without a number. */
const isCodeAlone = (text: string) => /^\s*\+\s*(?:1[\s(.-]*)?$/.test(text);

/** The country code before a number: '+1', or the first 1 of eleven digits. */
function countryCode(text: string): string {
  const [withPlus] = /^[\s\p{Cf}]*\+\s*1(?=\D*\d)/u.exec(text) ?? [];
  if (withPlus !== undefined) return withPlus;
  return text.replaceAll(/\D/g, '').length === 11 ? (/^[^+\d]*1/.exec(text)?.[0] ?? '') : '';
}

/**
 * Formats a phone number during typing: ddd-ddd-dddd, at most ten digits (spec 1.5). The country code 1 is removed; a
 * number that is longer, or of another country, is refused as a whole.
 */
export function phoneText(change: TextChange): TidiedText {
  if (change.kind === 'deleted') return grouped(change);
  const text = plainDigits(change.text);
  const caret = plainDigits(change.text.slice(0, change.caret)).length;
  // After a '+' with a refused country, a later 1 of that number is not the country code.
  if (change.kind === 'typed' && change.isAfterRefusal === true && change.before.trim() === '+') return refused(change);
  // The country code stays until the number follows.
  if (isCodeAlone(text)) return { text, caret };
  const { length } = countryCode(text);
  const tidied = grouped({ ...change, text: text.slice(length), caret: Math.max(0, caret - length) });
  return tidied.isRefused === true ? grouped(change) : tidied;
}

/** The text on blur: a country code without a number is removed. */
export const leftPhone = (text: string): string => (isCodeAlone(text) ? '' : text);

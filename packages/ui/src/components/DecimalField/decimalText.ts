import { refused, type TextChange, type TidiedText } from '../Field/text/useFormattedText.ts';
import { plainNumber, readDecimal } from './readDecimal.ts';

/** What further digits can still make a number of: '1,', '1.234.', '1 23'. */
const isBeginning = (text: string) =>
  /^\d*(?:\.\d*|,\d{0,3})? *$|^\d{1,3}([,. ])(?:\d{3}\1)*(?:\d{0,3}|\d{3}[.,]\d*)$/.test(text);

/**
 * Digits with one decimal point during typing, pasting and filling in. A pasted or filled in text is read as a whole. While
 * one is typed, commas and blanks stay until the field is left, because only then is it known what they mean.
 */
export function decimalText(change: TextChange): TidiedText {
  const { text, caret, kind } = change;
  if (kind === 'set') {
    const number = readDecimal(text);
    return number === undefined ? refused(change) : { text: number, caret: number.length };
  }
  const typed = plainNumber(text);
  if (kind === 'typed' && !isBeginning(typed) && readDecimal(typed) === undefined) return refused(change);
  return { text: typed, caret: Math.min(typed.length, plainNumber(text.slice(0, caret)).length) };
}

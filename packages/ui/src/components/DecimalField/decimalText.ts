import { refused, type TextChange, type TidiedText } from '../Field/text/useFormattedText.ts';
import { plainNumber, readDecimal } from './readDecimal.ts';

/** A beginning that further digits can make a number: '1,', '1.234.', '1 23'. */
const isBeginning = (text: string) =>
  /^\d*(?:\.\d*|,\d{0,3})? *$|^\d{1,3}([,. ])(?:\d{3}\1)*(?:\d{0,3}|\d{3}[.,]\d*)$/.test(text);

/**
 * Digits with one decimal point during typing, pasting and autofill. A pasted or filled in text is read as a whole. While
 * a number is typed, commas and blanks stay until the field loses the focus, because only then is their meaning known.
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

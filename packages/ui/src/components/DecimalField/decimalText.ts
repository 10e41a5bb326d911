import { refused, type TextChange, type TidiedText } from '../Field/text/useFormattedText.ts';
import { plainNumber, readDecimal } from './readDecimal.ts';

/** A beginning that further digits can make a number: '1,', '1.234.', '1 23'. */
const isBeginning = (text: string) =>
  /^\d*(?:\.\d*|,\d{0,3})? *$|^\d{1,3}([,. ])(?:\d{3}\1)*(?:\d{0,3}|\d{3}[.,]\d*)$/.test(text);

/**
 * The rule of a number with `maxDecimals`: digits with one decimal point during typing, pasting and autofill. A pasted or filled in text is read as a whole. While
 * a number is typed, commas and blanks stay until the field loses the focus, because only then is their meaning known.
 * A number with more decimals stays too: '1.234' may be a thousand, so the field asks.
 */
export const decimalText =
  (maxDecimals?: number) =>
  (change: TextChange): TidiedText => {
    const { text, caret, kind } = change;
    if (kind === 'set') {
      const number = readDecimal(text);
      if (number === undefined) return refused(change);
      return { text: number, caret: number.length, isRefused: readDecimal(number, maxDecimals) === undefined };
    }
    const typed = plainNumber(text);
    if (kind === 'typed' && !isBeginning(typed) && readDecimal(typed) === undefined) return refused(change);
    return { text: typed, caret: Math.min(typed.length, plainNumber(text.slice(0, caret)).length) };
  };

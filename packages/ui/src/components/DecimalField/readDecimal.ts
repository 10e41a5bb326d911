import { plainDigits } from '../Field/text/plainDigits.ts';

const separators: Readonly<Record<string, string>> = { '٫': '.', '．': '.', '٬': ',', '，': ',', '＄': '$' };

/** Replaces digits and separators of other scripts by 0 to 9, points, commas and blanks, and removes a currency sign in front. */
export function plainNumber(text: string): string {
  const plain = plainDigits(text).replaceAll(/[٫．٬，＄]/g, (sign) => separators[sign] ?? sign);
  return plain.replaceAll(/\s/g, ' ').replace(/^ *[$€]? */, '');
}

/** Matches '1234', or groups of three with one separator: '1,234,567', '1.234.567', '1 234'. */
const isWhole = (text: string) => /^\d*$|^\d{1,3}([,. ])(?:\d{3}\1)*\d{3}$/.test(text);

/** A number's whole part, its fraction, and whether a point separates them. */
function parts(text: string): readonly [whole: string, fraction: string, hasPoint: boolean] {
  const [, beforeComma, afterComma] = /^(.*),(\d{0,2})$/.exec(text) ?? [];
  if (beforeComma !== undefined && afterComma !== undefined) return [beforeComma, afterComma, true];
  const [whole = '', fraction, ...more] = text.split('.');
  return fraction === undefined || more.length > 0 ? [text, '', false] : [whole, fraction, true];
}

/**
 * Reads a number in the forms that people type and paste: '1,234.50', '1.234,50' and '$1 234,50' are '1234.50'; blanks are ''.
 *
 * A single dot is the decimal point, and so is a comma before the last one or two digits. Other commas, blanks and repeated
 * dots group digits. Zeros and a trailing point stay as typed.
 *
 * @param maxDecimals how many digits may follow the point: two of an amount of money. @default any number
 * @returns digits with at most one point, or undefined when the text is not one number, for example '-5', '1e3', '12 kg'
 */
export function readDecimal(typed: string, maxDecimals = Infinity): string | undefined {
  const text = plainNumber(typed).trimEnd();
  if (text === '') return '';
  const [whole, fraction, hasPoint] = parts(text);
  if (!isWhole(whole) || !/^\d*$/.test(fraction) || fraction.length > maxDecimals || !/\d/.test(text)) return undefined;
  return whole.replaceAll(/\D/g, '') + (hasPoint ? `.${fraction}` : '');
}

/**
 * The numbers that a text with too many decimals may mean: '1.234' is 1234 with a grouping dot, or 1.23 with a decimal point.
 *
 * @returns undefined when the number of decimals is not the problem
 */
export function decimalReadings(typed: string, maxDecimals: number): readonly string[] | undefined {
  const number = readDecimal(typed);
  if (number === undefined || readDecimal(typed, maxDecimals) !== undefined) return undefined;
  const [whole = '', fraction = ''] = number.split('.');
  const cut = `${whole === '' ? '0' : whole}.${fraction.slice(0, maxDecimals)}`;
  return /^[1-9]\d{0,2}$/.test(whole) && fraction.length === 3 ? [whole + fraction, cut] : [cut];
}

import { plainDigits } from './plainDigits.ts';
import { refused, type TextChange, type TidiedText } from './useFormattedText.ts';

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
/** Characters between digits in typed text and address books, invisible direction marks included. */
const isGrouped = (text: string) => /^[\d\s./()\p{Pd}\p{Cf}]*$/u.test(text);

/**
 * Digits of any script, at most `max`, with a dash before each index in `dashes`. The caret stays at its digit. Other
 * characters and further digits refuse the whole change; a text of another form can still be deleted.
 */
export function groupedDigits(max: number, dashes: readonly number[]) {
  const isDashBefore = (place: number) => dashes.includes(place);
  const grouped = (digits: string) => [...digits].map((digit, place) => (isDashBefore(place) ? `-${digit}` : digit)).join('');
  const caretAfter = (count: number) => count + dashes.filter((place) => place < count).length;

  return (change: TextChange): TidiedText => {
    const { before, text: typed, caret, kind, isForward } = change;
    const text = plainDigits(typed);
    let digits = digitsOf(text);
    if (!isGrouped(text) || digits.length > max) return kind === 'deleted' ? { text: typed, caret } : refused(change);

    let count = digitsOf(plainDigits(typed.slice(0, caret))).length;
    // If only a dash was deleted, the digit next to it is deleted instead, because the dash would be added again.
    if (kind === 'deleted' && digits === digitsOf(before)) {
      const gone = isForward ? count : count - 1;
      digits = digits.slice(0, Math.max(gone, 0)) + digits.slice(gone + 1);
      count = isForward ? count : Math.max(gone, 0);
    }
    return { text: grouped(digits), caret: caretAfter(count) };
  };
}

import type { TextChange, TidiedText } from './useFormattedText.ts';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Keeps only digits, at most `max`, with a dash before each index in `dashes`. The caret stays at its digit. */
export function groupedDigits(max: number, dashes: readonly number[]) {
  const isDashBefore = (place: number) => dashes.includes(place);
  const grouped = (digits: string) => [...digits].map((digit, place) => (isDashBefore(place) ? `-${digit}` : digit)).join('');
  const caretAfter = (count: number) => count + dashes.filter((place) => place < count).length;

  return ({ before, text, caret, isForward }: TextChange): TidiedText => {
    let digits = digitsOf(text);
    let count = digitsOf(text.slice(0, caret)).length;
    const held = digitsOf(before);

    // When only a dash was deleted, the digit behind it is deleted instead, because the dash would be added again.
    if (digits === held && text.length < before.length) {
      const gone = isForward ? count : count - 1;
      digits = digits.slice(0, Math.max(gone, 0)) + digits.slice(gone + 1);
      count = isForward ? count : Math.max(gone, 0);
    }
    // A full field rejects another digit instead of dropping its last one.
    if (held.length === max && digits.length > max) {
      return { text: grouped(held), caret: caretAfter(Math.max(0, count - (digits.length - max))) };
    }
    digits = digits.slice(0, max);
    return { text: grouped(digits), caret: caretAfter(Math.min(count, max)) };
  };
}

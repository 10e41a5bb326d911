import { plainDigits } from '../Field/text/plainDigits.ts';
import { dateOf } from './isoDate.ts';

/**
 * Reads a pasted day: '2026-12-24', or with the day first, '24/12/2026', '24.12.2026', '24122026'.
 *
 * @returns the day as 'YYYY-MM-DD', or undefined when the text is not one
 */
export function readPastedDay(pasted: string): string | undefined {
  const text = plainDigits(pasted).trim();
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  const [, firstDay, secondMonth, lastYear] = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text) ?? [];
  const parts = [year ?? lastYear, month ?? secondMonth, day ?? firstDay];
  const iso = parts.map((part) => part?.padStart(2, '0')).join('-');
  return dateOf(iso) === null ? undefined : iso;
}

/** Whether a segment of the date ignores a typed character. Separators move on to the next segment. */
export const isForeignKey = (key: string) => [...key].length === 1 && !/[\d\s./-]/.test(key);

import { type CalendarDate, type DateValue, parseDate } from '@internationalized/date';

/** Parses 'YYYY-MM-DD' for the calendar; null when the text is not a date. */
export function dateOf(iso: string | null): CalendarDate | null {
  if (iso === null) return null;
  try {
    return parseDate(iso);
  } catch {
    return null;
  }
}

/** A day of the calendar as 'YYYY-MM-DD'. */
export function isoOf(date: DateValue): string {
  return [String(date.year).padStart(4, '0'), String(date.month).padStart(2, '0'), String(date.day).padStart(2, '0')].join('-');
}

import { type CalendarDate, type DateValue, parseDate } from '@internationalized/date';

/** The first year that a day may have. */
const firstYear = 1900;

/** Two digits of a year mean 20xx. */
export const fullYear = (year: number): number => (year >= 10 && year < 100 ? 2000 + year : year);

/** Whether a day is before 1900: a slip of the keyboard. */
export const isEarly = ({ year }: Pick<DateValue, 'year'>): boolean => fullYear(year) < firstYear;

/** A day whose year was typed with two digits as a day of 20xx; others stay. */
export const inFull = (date: DateValue): DateValue => (fullYear(date.year) === date.year ? date : date.set({ year: fullYear(date.year) }));

/** Parses 'YYYY-MM-DD' for the calendar; null when the text is not a date. */
export function dateOf(iso: string | null): CalendarDate | null {
  if (iso === null) return null;
  try {
    return parseDate(iso);
  } catch {
    return null;
  }
}

/** The parts of a day as 'YYYY-MM-DD'. */
export const isoOf = ({ year, month, day }: Pick<DateValue, 'year' | 'month' | 'day'>): string =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

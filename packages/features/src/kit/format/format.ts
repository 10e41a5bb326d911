import { formatsIn, useLocale } from '@valise/ui/messages';
import { NONE, type NumberFormats, numberFormatsIn } from './numberFormats.ts';

/** Reads a date of the wire; null when it is absent or invalid. A day without a time is read in local time, not in UTC. */
export function dateOf(wire: string | null): Date | null {
  if (wire === null || wire.trim() === '') return null;
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(wire) ? `${wire}T00:00` : wire);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Whether a text of the contract is a day ('YYYY-MM-DD') and not other words. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && dateOf(text)?.getDate() === Number(text.slice(8));

/** A date, or a date as the wire sends it. */
type DateValue = Date | string | null;

/** Formats the API's values in a language; '–' for an absent value. */
export interface ValueFormats extends NumberFormats {
  /** `20 Nov` */
  dayAndMonth(value: DateValue): string;
  /** `20 Nov 2026` */
  date(value: DateValue): string;
  /** `Friday, 20 November 2026` */
  longDate(value: DateValue): string;
  /** `14:05` */
  time(value: DateValue): string;
  /** `20 Nov 2026, 14:05` */
  dateTime(value: DateValue): string;
}

function createValueFormats(locale: string): ValueFormats {
  const { dayAndMonth, day, longDay, time, dayAndTime } = formatsIn(locale);
  const ofDate = (format: (date: Date) => string) => (value: DateValue) => {
    const date = value instanceof Date ? value : dateOf(value);
    return date === null ? NONE : format(date);
  };
  return {
    ...numberFormatsIn(locale),
    dayAndMonth: ofDate(dayAndMonth),
    date: ofDate(day),
    longDate: ofDate(longDay),
    time: ofDate(time),
    dateTime: ofDate(dayAndTime),
  };
}

const known = new Map<string, ValueFormats>();

/** The formats of a language, made once per language. */
export function valueFormatsIn(locale: string): ValueFormats {
  const formats = known.get(locale) ?? createValueFormats(locale);
  known.set(locale, formats);
  return formats;
}

/** The formats for the language of the nearest I18nProvider. */
export function useValueFormats(): ValueFormats {
  return valueFormatsIn(useLocale().locale);
}

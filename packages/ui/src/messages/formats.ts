import { useLocale } from 'react-aria-components/I18nProvider';
import { defaultLocale } from './defaultLocale.ts';
import { numberFormatIn } from './numberFormat.ts';

const dayAndMonth = { day: 'numeric', month: 'short' } as const;
const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const longDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** The numbers, dates and times of a language, in the time zone of this machine. */
export interface Formats {
  /** `1,284` */
  number(value: number): string;
  /** `20 Nov` */
  dayAndMonth(date: Date): string;
  /** `20 Nov 2026` */
  day(date: Date): string;
  /** `Friday, 20 November 2026` */
  longDay(date: Date): string;
  /** `14:05` */
  time(date: Date): string;
  /** `20 Nov 2026, 14:05` */
  dayAndTime(date: Date): string;
}

/** The design puts the day first; Intl does not for the default language. */
function dayFirst(format: Intl.DateTimeFormat, date: Date): string {
  const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${parts.weekday ? `${parts.weekday}, ` : ''}${parts.day} ${parts.month}${parts.year ? ` ${parts.year}` : ''}`;
}

function createFormats(locale: string): Formats {
  const isDayFirst = locale === defaultLocale;
  const written = (options: Intl.DateTimeFormatOptions, write = (format: Intl.DateTimeFormat, date: Date) => format.format(date)) => {
    let format: Intl.DateTimeFormat | undefined;
    return (date: Date) => write((format ??= new Intl.DateTimeFormat(locale, options)), date);
  };
  const writeDay = isDayFirst ? dayFirst : undefined;
  const formats = {
    number: numberFormatIn(locale),
    dayAndMonth: written(dayAndMonth, writeDay),
    day: written(day, writeDay),
    longDay: written(longDay, writeDay),
    time: written(time),
    dayAndTime: written({ ...day, ...time }),
  };
  return isDayFirst ? { ...formats, dayAndTime: (date) => `${formats.day(date)}, ${formats.time(date)}` } : formats;
}

const known = new Map<string, Formats>();

/** The formats of a language, made once per language because making an `Intl` format is slow. */
export function formatsIn(locale: string): Formats {
  const formats = known.get(locale) ?? createFormats(locale);
  known.set(locale, formats);
  return formats;
}

/** The formats for the language of the nearest I18nProvider. */
export function useFormats(): Formats {
  return formatsIn(useLocale().locale);
}

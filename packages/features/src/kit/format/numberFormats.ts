import { useLocale } from '@valise/ui/messages';

/** Shown for a value that is absent or unreadable. */
export const NONE = '–';

/** Formats the API's numbers in a language; '–' for an absent number. Separate from dates, which not every screen shows. */
export interface NumberFormats {
  /** `$1,284.00` */
  money(amount: number | null): string;
  /** `1,284` */
  number(value: number | null): string;
  /** `4.8`, with one decimal */
  rating(value: number | null): string;
}

function createNumberFormats(locale: string): NumberFormats {
  const written = (options?: Intl.NumberFormatOptions) => {
    const { format } = new Intl.NumberFormat(locale, options);
    return (value: number | null) => (value === null || !Number.isFinite(value) ? NONE : format(value));
  };
  return {
    money: written({ style: 'currency', currency: 'USD' }),
    number: written(),
    rating: written({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  };
}

const known = new Map<string, NumberFormats>();

/** The formats of a language, made once per language. */
export function numberFormatsIn(locale: string): NumberFormats {
  const formats = known.get(locale) ?? createNumberFormats(locale);
  known.set(locale, formats);
  return formats;
}

/** The number formats for the language of the nearest I18nProvider. */
export function useNumberFormats(): NumberFormats {
  return numberFormatsIn(useLocale().locale);
}

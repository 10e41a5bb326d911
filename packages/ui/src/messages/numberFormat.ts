import { useLocale } from 'react-aria-components/I18nProvider';

const known = new Map<string, (value: number) => string>();

/** How a language writes numbers: `1,284`. It is made once per language, because making an `Intl` format is slow. */
export function numberFormatIn(locale: string): (value: number) => string {
  const format = known.get(locale) ?? new Intl.NumberFormat(locale).format;
  known.set(locale, format);
  return format;
}

/** The number format of the nearest I18nProvider's language. Smaller than `useFormats`, which writes dates as well. */
export function useNumberFormat(): (value: number) => string {
  return numberFormatIn(useLocale().locale);
}

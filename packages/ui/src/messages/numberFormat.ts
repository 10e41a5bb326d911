import { useLocale } from 'react-aria-components/I18nProvider';

const known = new Map<string, (value: number) => string>();

/** The numbers of a language, for example `1,284`. Made once per language, because making an `Intl` format is slow. */
export function numberFormatIn(locale: string): (value: number) => string {
  const format = known.get(locale) ?? new Intl.NumberFormat(locale).format;
  known.set(locale, format);
  return format;
}

/** The number format for the language of the nearest I18nProvider. Smaller than `useFormats`, which also formats dates. */
export function useNumberFormat(): (value: number) => string {
  return numberFormatIn(useLocale().locale);
}

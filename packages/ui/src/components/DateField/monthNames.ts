import { defaultLocale } from '../../messages/defaultLocale.ts';

/** Languages whose month names are read in every locale. */
const languages = [defaultLocale, 'de', 'es', 'fr', 'it', 'pt', 'nl'];

/** Words that stand in a written day without a meaning: '24 de diciembre de 2026', '24th of December'. */
const fillers = ['de', 'del', 'of', 'the', 'st', 'nd', 'rd', 'th'];

const plain = (word: string) => word.normalize('NFKD').replaceAll(/\P{Letter}/gu, '').toLowerCase();

const known = new Map<string, ReadonlyMap<string, number>>();

function namesIn(locale: string): ReadonlyMap<string, number> {
  const cached = known.get(locale);
  if (cached !== undefined) return cached;
  const names = new Map<string, number>();
  for (const language of new Set([...languages, locale])) {
    for (const month of ['long', 'short'] as const) {
      // Beside a day some languages use another form of the name.
      for (const options of [{ month }, { month, day: 'numeric' }] as const) {
        const format = new Intl.DateTimeFormat(language, { ...options, calendar: 'gregory', timeZone: 'UTC' });
        for (let index = 0; index < 12; index += 1) {
          const name = plain(format.formatToParts(Date.UTC(2026, index, 1)).find(({ type }) => type === 'month')?.value ?? '');
          if (name !== '' && (!names.has(name) || language === locale)) names.set(name, index + 1);
        }
      }
    }
  }
  known.set(locale, names);
  return names;
}

/** A word of a written day: its month (1 to 12), a word without a meaning, the beginning of either, or none of them. */
export type DayWord = number | 'filler' | 'beginning' | undefined;

/** Reads a word, in full or the beginning of one: 'Dec', 'Dezember', 'dici'. Accents and case do not matter. */
export function dayWord(word: string, locale: string, isClosed: boolean): DayWord {
  const text = plain(word);
  if (text === '') return undefined;
  if (isClosed && fillers.includes(text)) return 'filler';
  const names = namesIn(locale);
  const exact = names.get(text);
  if (exact !== undefined) return exact;
  const months = new Set([...names].filter(([name]) => name.startsWith(text)).map(([, month]) => month));
  const [month] = months;
  if (months.size === 1) return month;
  return !isClosed && (months.size > 1 || fillers.some((filler) => filler.startsWith(text))) ? 'beginning' : undefined;
}

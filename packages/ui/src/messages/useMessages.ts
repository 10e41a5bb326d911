'use client';
import { type LocalizedString, LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string';
import { useLocale } from 'react-aria-components/I18nProvider';
import { defaultLocale } from './defaultLocale.ts';
import { isolated } from './isolated.ts';

/** Formats numbers and picks plural forms in the current locale. */
export interface Wording {
  number(value: number): string;
  /** Picks by plural category; `other` is the fallback. */
  plural(count: number, forms: Record<string, string | (() => string)>, type?: Intl.PluralRuleType): string;
}

type Variables = Record<string, string | number | boolean> | undefined;
type Phrase = string | ((values: never, wording: Wording) => string);

/** The copy of a component or feature in one language: strings, or functions of the inserted values. */
export type Catalogue = Readonly<Record<string, Phrase>>;

/** The catalogues by language. The specified copy is the fallback. */
export type Dictionary<Copy extends Catalogue> = { readonly [defaultLocale]: Copy } & Readonly<Record<string, Copy>>;

/** The copy for a component: strings, and functions of the inserted values. */
export type Messages<Copy extends Catalogue> = {
  readonly [Key in keyof Copy]: Copy[Key] extends (values: infer Values, wording: Wording) => string
    ? (values: Values) => string
    : string;
};

/** Phrases destructure `number` and `plural`, so both are bound to their formatter. */
class Formatter extends LocalizedStringFormatter<string, LocalizedString> {
  constructor(...args: ConstructorParameters<typeof LocalizedStringFormatter<string, LocalizedString>>) {
    super(...args);
    this.number = this.number.bind(this);
    this.plural = this.plural.bind(this);
  }
}

/** Names and other data are isolated from the sentence around them. */
const isolatedTexts = (values: Variables): Variables =>
  values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value]));

const read = new WeakMap<object, Map<string, object>>();

/** The copy of a dictionary in one language; computed once per language. */
export function messagesIn<Copy extends Catalogue>(dictionary: Dictionary<Copy>, locale: string): Messages<Copy> {
  const byLocale = read.get(dictionary) ?? new Map<string, object>();
  read.set(dictionary, byLocale);
  const known = byLocale.get(locale);
  if (known !== undefined) return known as Messages<Copy>;

  // The library's types are looser than a catalogue's, so the types here check keys and values.
  const strings = new LocalizedStringDictionary<string, LocalizedString>(dictionary as never, defaultLocale);
  const formatter = new Formatter(locale, strings as never);
  const messages = Object.fromEntries(
    Object.entries(dictionary[defaultLocale]).map(([key, phrase]) => [
      key,
      typeof phrase === 'string' ? formatter.format(key) : (values: Variables) => formatter.format(key, isolatedTexts(values)),
    ]),
  );
  byLocale.set(locale, messages);
  return messages as Messages<Copy>;
}

/** The copy of a dictionary in the language of the nearest I18nProvider. */
export function useMessages<Copy extends Catalogue>(dictionary: Dictionary<Copy>): Messages<Copy> {
  return messagesIn(dictionary, useLocale().locale);
}

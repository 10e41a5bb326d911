'use client';
import { type LocalizedString, LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string';
import { useLocale } from 'react-aria-components/I18nProvider';

/** Numbers and plural forms in the reader's language. */
export interface Wording {
  number(value: number): string;
  /** Picks by plural category; `other` is the default. */
  plural(count: number, forms: Record<string, string | (() => string)>, type?: Intl.PluralRuleType): string;
}

type Variables = Record<string, string | number | boolean> | undefined;
type Phrase = string | ((values: never, wording: Wording) => string);

/** One language's copy of a feature: words, or functions of the values they hold. */
export type Catalogue = Readonly<Record<string, Phrase>>;

/** The catalogues of a feature by language. `en-US` is the specified copy and the fallback. */
export type Dictionary<Copy extends Catalogue> = { readonly 'en-US': Copy } & Readonly<Record<string, Copy>>;

/** What a component reads: words as they are, phrases as functions of their values. */
export type Messages<Copy extends Catalogue> = {
  readonly [Key in keyof Copy]: Copy[Key] extends (values: infer Values, wording: Wording) => string
    ? (values: Values) => string
    : string;
};

/** Phrases take `number` and `plural` out of the wording they are handed, so both know their formatter. */
class Formatter extends LocalizedStringFormatter<string, LocalizedString> {
  constructor(...args: ConstructorParameters<typeof LocalizedStringFormatter<string, LocalizedString>>) {
    super(...args);
    this.number = this.number.bind(this);
    this.plural = this.plural.bind(this);
  }
}

const read = new WeakMap<object, Map<string, object>>();

/** The copy of a dictionary in one language; computed once per language. */
export function messagesIn<Copy extends Catalogue>(dictionary: Dictionary<Copy>, locale: string): Messages<Copy> {
  const byLocale = read.get(dictionary) ?? new Map<string, object>();
  read.set(dictionary, byLocale);
  const known = byLocale.get(locale);
  if (known !== undefined) return known as Messages<Copy>;

  // The library types its values more loosely than a catalogue is typed; the keys and values are checked here instead.
  const strings = new LocalizedStringDictionary<string, LocalizedString>(dictionary as never, 'en-US');
  const formatter = new Formatter(locale, strings as never);
  const messages = Object.fromEntries(
    Object.entries(dictionary['en-US']).map(([key, phrase]) => [
      key,
      typeof phrase === 'string' ? formatter.format(key) : (values: Variables) => formatter.format(key, values),
    ]),
  );
  byLocale.set(locale, messages);
  return messages as Messages<Copy>;
}

/** The copy of a dictionary in the language of the nearest I18nProvider. */
export function useMessages<Copy extends Catalogue>(dictionary: Dictionary<Copy>): Messages<Copy> {
  return messagesIn(dictionary, useLocale().locale);
}

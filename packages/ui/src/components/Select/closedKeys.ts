import type { SelectOption } from './selectOption.ts';

type Options = readonly SelectOption[];

interface Press {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** Which option the list opens on by a key, while none is chosen; undefined for a key that does not open it. */
export function opensOn({ key, altKey, ctrlKey, metaKey, shiftKey }: Press): 'first' | 'last' | undefined {
  if (ctrlKey || metaKey || shiftKey) return undefined;
  if (key === 'ArrowUp') return 'last';
  return key === 'ArrowDown' || (!altKey && (key === 'Enter' || key === ' ')) ? 'first' : undefined;
}

/** How far Left and Right move the choice; 0 for other keys. */
export function stepOf({ key, altKey, ctrlKey, metaKey, shiftKey }: Press): -1 | 0 | 1 {
  if (altKey || ctrlKey || metaKey || shiftKey) return 0;
  return key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
}

/** What Left (-1) or Right (1) chooses while the list is closed: the next option that can be chosen, the first one while none is. */
export function optionBeside(options: Options, value: string | null, step: -1 | 1): SelectOption | undefined {
  const open = options.filter((option) => option.isDisabled !== true || option.value === value);
  const place = open.findIndex((option) => option.value === value);
  return place === -1 ? open[0] : open[place + step];
}

/** What letters choose while the list is closed: the first option that starts with them, from the chosen one on and then from the first. */
export function optionStartingWith(options: Options, text: string, value: string | null, locale: string): SelectOption | undefined {
  const { compare } = new Intl.Collator(locale, { usage: 'search', sensitivity: 'base' });
  const starts = (option: SelectOption) => option.isDisabled !== true && compare(option.label.slice(0, text.length), text) === 0;
  const place = options.findIndex((option) => option.value === value);
  return options.slice(Math.max(place, 0)).find(starts) ?? options.find(starts);
}

/** After a longer pause letters begin a new word, in ms. */
const PAUSE_MS = 1000;

export interface Typed {
  text: string;
  /** When its last letter was typed, in ms. */
  at: number;
}

/** Nothing is typed yet, or what was typed starts no option. */
export const nothingTyped: Typed = { text: '', at: 0 };

/** What is typed by a key: with what was typed just before; undefined for a key that types nothing. A space alone does not begin a word. */
export function typedBy({ key, altKey, ctrlKey, metaKey }: Press, time: number, before: Typed): Typed | undefined {
  const isLetter = [...key].length === 1 && !altKey && !ctrlKey && !metaKey;
  const start = time - before.at > PAUSE_MS ? '' : before.text;
  return isLetter && (key !== ' ' || start !== '') ? { text: start + key, at: time } : undefined;
}

import type { Phase, Tone } from '@valise/ui/StatusBadge';

/** A status of the wire in a form that can be compared: trimmed and in lower case. */
export const wireKey = (word: string): string => word.trim().toLowerCase();

/** How the badge of a status looks. */
export interface StatusLook {
  tone: Tone;
  /** How far the eyelet of the badge is filled. */
  phase: Phase;
}

export interface StatusDefinition extends StatusLook {
  /** The server's spellings of the status; the first one is sent. Letter case and blanks at the ends do not matter. */
  wire: readonly [string, ...string[]];
}

export interface Statuses<Key extends string> {
  /** In the order of the definition. */
  keys: readonly Key[];
  /** The key of a status as sent; null for an unknown one. */
  keyOf: (status: string) => Key | null;
  /** Whether a status as sent is one of `keys`. */
  is: (status: string, ...keys: readonly Key[]) => boolean;
  toneOf: (key: Key) => Tone;
  /** The look of a status as sent; an unknown one is neutral and hollow. */
  lookOf: (status: string) => StatusLook;
  /** The label of a status as sent, from the messages of a language; an unknown one is shown as sent. */
  labelOf: (status: string, labels: Readonly<Record<Key, string>>) => string;
  /** The spelling that is sent. */
  wireOf: (key: Key) => string;
}

const unknown: StatusLook = { tone: 'neutral', phase: 'hollow' };

/** Defines the statuses of one kind of record, by key. Only this knows the server's spelling; labels are found by key. */
export function defineStatuses<const Key extends string>(definitions: Readonly<Record<Key, StatusDefinition>>): Statuses<Key> {
  const keys = Object.keys(definitions) as Key[];
  const keyByWire = new Map(keys.flatMap((key) => definitions[key].wire.map((word): [string, Key] => [wireKey(word), key])));
  const keyOf = (status: string) => keyByWire.get(wireKey(status)) ?? null;
  return {
    keys,
    keyOf,
    is: (status, ...wanted) => {
      const key = keyOf(status);
      return key !== null && wanted.includes(key);
    },
    toneOf: (key) => definitions[key].tone,
    lookOf: (status) => {
      const key = keyOf(status);
      if (key === null) return unknown;
      const { tone, phase } = definitions[key];
      return { tone, phase };
    },
    labelOf: (status, labels) => {
      const key = keyOf(status);
      return key === null ? status : labels[key];
    },
    wireOf: (key) => definitions[key].wire[0],
  };
}

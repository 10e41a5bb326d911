import { Badge } from '@valise/ui/Badge';
import type { SearchEntry } from '@valise/ui/SearchPalette';
import type { ReactElement } from 'react';
import { findIn } from './find.ts';
import type { Statuses } from './status/defineStatuses.ts';

/** Fewer letters of a query find no status, since they are in most of them. */
const FEWEST_LETTERS = 3;

export interface StatusResults<Key extends string> {
  /** Unique among the lists that the palette searches. */
  list: string;
  statuses: Pick<Statuses<Key>, 'keys' | 'toneOf'>;
  /** The labels in the language of the user; these are searched. */
  labels: Readonly<Record<Key, string>>;
  icon: ReactElement;
  /** How many rows have a status. A status without rows is not found. */
  countOf: (status: Key) => number;
  /** The path of the list with the rows of a status. */
  hrefOf: (status: Key) => string;
  /** A count in the language of the user. */
  number: (count: number) => string;
}

/** The statuses whose label has the words of a query, each as a link to its rows. */
export function statusResults<Key extends string>(query: string, { list, statuses, labels, icon, countOf, hrefOf, number }: StatusResults<Key>): SearchEntry[] {
  if (query.trim().length < FEWEST_LETTERS) return [];
  return findIn(statuses.keys, (key) => labels[key], query).flatMap((key) => {
    const count = countOf(key);
    if (count === 0) return [];
    return [{ id: `${list} ${key}`, label: labels[key], icon, end: <Badge tone={statuses.toneOf(key)}>{number(count)}</Badge>, href: hrefOf(key) }];
  });
}

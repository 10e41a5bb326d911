import type { SortDirection, SortKey } from '../tableProps.ts';

/** The order of the rows by a column. It serves both directions. */
export interface SortRanks {
  /** The rank of each row. Rows with equal keys share a rank; rows without a key have the last one. */
  ranks: readonly number[];
  /** The number of ranks, not counting the rank of rows without a key. */
  count: number;
}

/** Ranks the rows by a key, which is computed once per row. The slow collator compares only different keys. */
export function sortRanks<Row>(rows: readonly Row[], sortBy: (row: Row) => SortKey, { compare }: Pick<Intl.Collator, 'compare'>): SortRanks {
  const keys = rows.map(sortBy);
  const different = [...new Set(keys)];
  const numbers = different.filter((key) => typeof key === 'number' && !Number.isNaN(key)) as number[];
  const texts = different.filter((key) => typeof key === 'string');

  const rankOf = new Map<SortKey, number>();
  for (const number of numbers.toSorted((a, b) => a - b)) rankOf.set(number, rankOf.size);
  let count = rankOf.size;
  let previous: string | undefined;
  for (const text of texts.toSorted(compare)) {
    if (previous === undefined || compare(previous, text) !== 0) count += 1;
    rankOf.set(text, count - 1);
    previous = text;
  }
  return { ranks: keys.map((key) => rankOf.get(key) ?? count), count };
}

/** The indexes of the rows in sorted order. Equal keys keep their order, and rows without a key come last, in both directions. */
export function sortedIndexes({ ranks, count }: SortRanks, direction: SortDirection): number[] {
  const places = direction === 'ascending' ? ranks : ranks.map((rank) => (rank === count ? count : count - 1 - rank));
  return Array.from(places.keys()).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
}

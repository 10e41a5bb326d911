/** What a row is sorted by. Text is sorted by the reader's locale; `null` and NaN come last. */
export type SortKey = string | number | null;

/** One key per row, computed once for a column and not per comparison. */
export function sortKeys<Row>(rows: readonly Row[], sortBy: (row: Row) => SortKey): SortKey[] {
  return rows.map((row) => {
    const key = sortBy(row);
    return typeof key === 'number' && Number.isNaN(key) ? null : key;
  });
}

/** The indexes of the rows in sorted order. Equal keys keep their order, and rows without a key come last, in both directions. */
export function sortedIndexes(
  keys: readonly SortKey[],
  direction: 'ascending' | 'descending',
  collator: Pick<Intl.Collator, 'compare'>,
): number[] {
  const indexes: number[] = [];
  const withoutKey: number[] = [];
  let areNumbers = true;
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] ?? null;
    (key === null ? withoutKey : indexes).push(index);
    if (typeof key === 'string') areNumbers = false;
  }
  const sign = direction === 'ascending' ? 1 : -1;
  if (areNumbers) {
    indexes.sort((a, b) => sign * (Number(keys[a]) - Number(keys[b])));
  } else {
    const texts = keys.map(String);
    // `compare` is a getter, and a sort would call it hundreds of thousands of times.
    const { compare } = collator;
    indexes.sort((a, b) => sign * compare(texts[a] ?? '', texts[b] ?? ''));
  }
  return withoutKey.length === 0 ? indexes : indexes.concat(withoutKey);
}

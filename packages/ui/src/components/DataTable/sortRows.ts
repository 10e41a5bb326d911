/** What a row is sorted by. Text is put in the reader's order; `null` and numbers that are none come last. */
export type SortKey = string | number | null;

/** One key per row, computed once for a column and not per comparison. */
export function sortKeys<Row>(rows: readonly Row[], sortBy: (row: Row) => SortKey): SortKey[] {
  return rows.map((row) => {
    const key = sortBy(row);
    return typeof key === 'number' && Number.isNaN(key) ? null : key;
  });
}

/**
 * The places of rows in sorted order. Equal keys keep the order they came in, and rows without a key stand last, in
 * both directions.
 */
export function sortedPlaces(
  keys: readonly SortKey[],
  direction: 'ascending' | 'descending',
  collator: Pick<Intl.Collator, 'compare'>,
): number[] {
  const places: number[] = [];
  const without: number[] = [];
  let areNumbers = true;
  for (let place = 0; place < keys.length; place += 1) {
    const key = keys[place] ?? null;
    (key === null ? without : places).push(place);
    if (typeof key === 'string') areNumbers = false;
  }
  const sign = direction === 'ascending' ? 1 : -1;
  if (areNumbers) {
    places.sort((a, b) => sign * (Number(keys[a]) - Number(keys[b])));
  } else {
    const texts = keys.map(String);
    // Taken out once: it is a getter, and a sort asks it hundreds of thousands of times.
    const { compare } = collator;
    places.sort((a, b) => sign * compare(texts[a] ?? '', texts[b] ?? ''));
  }
  return without.length === 0 ? places : places.concat(without);
}

import { filterRows, type TableFilter } from '@valise/ui/DataTable';

/** How many of the rows that a filter leaves, as in a table, have each key. A key without any is missing. */
export function countEach<Row, Key>(rows: readonly Row[], filter: TableFilter<Row>, keyOf: (row: Row) => Key | null): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>();
  const count = (row: Row) => {
    const key = keyOf(row);
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  const passing = filterRows(rows, null, filter);
  if (passing === null) rows.forEach(count);
  else for (const index of passing) count(rows[index] as Row);
  return counts;
}

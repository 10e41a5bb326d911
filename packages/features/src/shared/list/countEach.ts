import type { TableFilter } from '@valise/ui/DataTable';
import { passing } from './countRows.ts';

/** How many of the rows that a filter leaves have each key. A key without any is missing. */
export function countEach<Row, Key>(rows: readonly Row[], filter: TableFilter<Row>, keyOf: (row: Row) => Key | null): ReadonlyMap<Key, number> {
  const passes = passing(filter);
  const counts = new Map<Key, number>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== null && (passes?.(row) ?? true)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

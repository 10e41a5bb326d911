import type { TableFilter } from '@valise/ui/DataTable';

/** Whether a row passes a filter as it does in a table; undefined when every row does. */
export function passing<Row>({ search = '', searchText, matches }: TableFilter<Row>): ((row: Row) => boolean) | undefined {
  const wanted = search.trim().toLowerCase();
  if (wanted === '' || searchText === undefined) return matches;
  return (row) => searchText(row).toLowerCase().includes(wanted) && (matches?.(row) ?? true);
}

/** How many rows a filter leaves. */
export function countRows<Row>(rows: readonly Row[], filter: TableFilter<Row>): number {
  const passes = passing(filter);
  return passes === undefined ? rows.length : rows.filter(passes).length;
}

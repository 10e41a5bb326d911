import { filterRows } from '@valise/ui/DataTable';

/**
 * The rows whose text has the query, in their order; letter case and spaces around the query do not matter. It is the search of every
 * list: the texts of the same rows are read once.
 */
export function findIn<Row>(rows: readonly Row[], searchText: (row: Row) => string, query: string): readonly Row[] {
  const indexes = filterRows(rows, null, { search: query, searchText });
  return indexes === null ? rows : indexes.map((index) => rows[index] as Row);
}

/** What the search palette shows of the rows that it found. */
export interface Found<Row> {
  /** The first ones. */
  shown: readonly Row[];
  count: number;
}

/** So many are shown above the link to the list, which finds the others too. */
export const MOST_SHOWN = 3;

export const firstOf = <Row>(found: readonly Row[]): Found<Row> => ({ shown: found.slice(0, MOST_SHOWN), count: found.length });

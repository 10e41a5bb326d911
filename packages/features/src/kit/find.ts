import { filterRows } from '@valise/ui/DataTable';

/**
 * The rows whose text has the words of the query, in their order. Letter case, accents and kinds of blanks do not matter. Every list
 * searches with this; texts are computed once for the same rows.
 */
export function findIn<Row>(rows: readonly Row[], searchText: (row: Row) => string, query: string): readonly Row[] {
  const indexes = filterRows(rows, null, { search: query, searchText });
  return indexes === null ? rows : indexes.map((index) => rows[index] as Row);
}

/** The rows that the search palette shows, and the number of all rows found. */
export interface Found<Row> {
  /** The first rows found. */
  shown: readonly Row[];
  count: number;
}

/** The palette shows this many rows above its link to the list, which finds all of them. */
export const MOST_SHOWN = 3;

export const firstOf = <Row>(found: readonly Row[]): Found<Row> => ({ shown: found.slice(0, MOST_SHOWN), count: found.length });

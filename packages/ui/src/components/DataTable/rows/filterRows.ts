/** Which rows a table shows. The application stores the search and the filters, for example in the address. */
export interface TableFilter<Row> {
  /** Text to find in `searchText`. Letter case and spaces around it do not matter. @default '' */
  search?: string;
  /** The searched text of a row. Without it the search does nothing. */
  searchText?: (row: Row) => string;
  /** Whether a row matches the chosen filters. A new function counts as new filters, so memoise it. @default all rows match */
  matches?: (row: Row) => boolean;
}

interface Searched {
  searchText: unknown;
  /** The lower-cased text of each row. */
  texts: readonly string[];
  /** The last search, and the indexes of the rows that contain it. */
  wanted: string;
  found: readonly number[];
}

const searched = new WeakMap<readonly unknown[], Searched>();

/**
 * The indexes of the rows whose text contains the search. Texts are computed once for the same rows and function, and each search
 * runs once for the table, all its sorts and the counts beside it.
 */
function findRows<Row>(rows: readonly Row[], searchText: (row: Row) => string, wanted: string): readonly number[] {
  const last = searched.get(rows);
  const isRead = last?.searchText === searchText;
  if (isRead && last.wanted === wanted) return last.found;

  const texts = isRead ? last.texts : rows.map((row) => searchText(row).toLowerCase());
  const found: number[] = [];
  for (let index = 0; index < texts.length; index += 1) if (texts[index]?.includes(wanted) === true) found.push(index);
  searched.set(rows, { searchText, texts, wanted, found });
  return found;
}

/** `rowIndexes` of `total` rows, without those that are not in `passing`. */
function keepPassing(rowIndexes: readonly number[], passing: readonly number[], total: number) {
  const isPassing = new Uint8Array(total);
  for (const index of passing) isPassing[index] = 1;
  return rowIndexes.filter((index) => isPassing[index] === 1);
}

/**
 * The indexes of the matching rows in the order of `rowIndexes`. Null means all rows in their given order, so that an unfiltered
 * table allocates no list.
 */
export function filterRows<Row>(
  rows: readonly Row[],
  rowIndexes: readonly number[] | null,
  { search = '', searchText, matches }: TableFilter<Row>,
): readonly number[] | null {
  const wanted = search.trim().toLowerCase();
  const found = wanted === '' || searchText === undefined ? undefined : findRows(rows, searchText, wanted);
  if (found === undefined && matches === undefined) return rowIndexes;

  const indexes = found ?? rows.map((_, index) => index);
  const passing = matches === undefined ? indexes : indexes.filter((index) => matches(rows[index] as Row));
  return rowIndexes === null ? passing : keepPassing(rowIndexes, passing, rows.length);
}

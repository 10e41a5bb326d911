/** Which rows a table shows. The application keeps the text and the choices, for example in the address. */
export interface TableFilter<Row> {
  /** Text to find in `searchText`. Letter case and spaces around it do not matter. @default '' */
  search?: string;
  /** The text of a row in which `search` is looked for. Without it nothing is searched. */
  searchText?: (row: Row) => string;
  /** Whether a row passes the chosen filters. Another function means other filters, so memoise it. @default all rows pass */
  matches?: (row: Row) => boolean;
}

interface Searched {
  searchText: unknown;
  /** The lower-cased text of each row. */
  texts: readonly string[];
  /** The last search, and the indexes of the rows that have it. */
  wanted: string;
  found: readonly number[];
}

const searched = new WeakMap<readonly unknown[], Searched>();

/**
 * The indexes of the rows whose text has the search. The texts are read once for the same rows and function, and a search is looked for
 * once: for the table, each of its sorts, and the counts beside it.
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

/** `rowIndexes` of `total` rows without those that are not among `passing`. */
function keepPassing(rowIndexes: readonly number[], passing: readonly number[], total: number) {
  const isPassing = new Uint8Array(total);
  for (const index of passing) isPassing[index] = 1;
  return rowIndexes.filter((index) => isPassing[index] === 1);
}

/**
 * The indexes of the rows that pass, in the order of `rowIndexes`. `null` means every row in the order it came, so that an
 * unfiltered table allocates no list.
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

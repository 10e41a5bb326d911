/** Which rows a table shows. The application keeps the text and the choices, for example in the address. */
export interface TableFilter<Row> {
  /** Text to find in `searchText`. Letter case and spaces around it do not matter. @default '' */
  search?: string;
  /** The text of a row in which `search` is looked for. Without it nothing is searched. */
  searchText?: (row: Row) => string;
  /** Whether a row passes the chosen filters. Another function means other filters, so memoise it. @default all rows pass */
  matches?: (row: Row) => boolean;
}

const known = new WeakMap<readonly unknown[], { searchText: unknown; texts: readonly string[] }>();

/** The lower-cased text of each row, computed once for the same rows and function, and not per keystroke. */
export function searchTexts<Row>(rows: readonly Row[], searchText: (row: Row) => string): readonly string[] {
  const last = known.get(rows);
  if (last?.searchText === searchText) return last.texts;
  const texts = rows.map((row) => searchText(row).toLowerCase());
  known.set(rows, { searchText, texts });
  return texts;
}

/** Whether a row's text contains the search. */
export const matchesSearch = (text: string, search: string) => text.toLowerCase().includes(search.trim().toLowerCase());

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
  const searched = wanted === '' || searchText === undefined ? undefined : searchTexts(rows, searchText);
  if (searched === undefined && matches === undefined) return rowIndexes;

  const passing: number[] = [];
  const { length } = rows;
  for (let position = 0; position < length; position += 1) {
    const index = rowIndexes === null ? position : (rowIndexes[position] ?? position);
    if (searched !== undefined && searched[index]?.includes(wanted) !== true) continue;
    if (matches !== undefined && !matches(rows[index] as Row)) continue;
    passing.push(index);
  }
  return passing;
}

import { foldText, hasWords, searchedWords } from '../../../textSearch.ts';

/** Which rows a table shows. The application stores the search and the filters, for example in the address. */
export interface TableFilter<Row> {
  /** Words to find in `searchText`, in any order. Letter case, accents, width and kinds of blanks do not matter. @default '' */
  search?: string;
  /** The searched text of a row. Without it the search does nothing. */
  searchText?: (row: Row) => string;
  /** Codes by which a row is found too, but only by the whole code, as a scanner types it. */
  searchCodes?: (row: Row) => readonly string[];
  /** Whether a row matches the chosen filters. A new function counts as new filters, so memoise it. @default all rows match */
  matches?: (row: Row) => boolean;
}

interface Searched {
  searchText: unknown;
  searchCodes: unknown;
  /** The folded text of each row. */
  texts: readonly string[];
  /** The folded codes of each row. */
  codes: readonly (readonly string[])[];
  /** The words of the last search, and the indexes of the rows that have it. */
  wanted: string;
  found: readonly number[];
}

const searched = new WeakMap<readonly unknown[], Searched>();

/**
 * The indexes of the rows whose text has the searched words, or with that code. Texts are computed once for the same rows and function, and each search
 * runs once for the table, all its sorts and the counts beside it.
 */
function findRows<Row>(
  rows: readonly Row[],
  { searchText, searchCodes }: Required<Pick<TableFilter<Row>, 'searchText'>> & Pick<TableFilter<Row>, 'searchCodes'>,
  words: readonly string[],
): readonly number[] {
  const last = searched.get(rows);
  const wanted = words.join(' ');
  const isRead = last?.searchText === searchText && last.searchCodes === searchCodes;
  if (isRead && last.wanted === wanted) return last.found;

  const texts = isRead ? last.texts : rows.map((row) => foldText(searchText(row)));
  const codes = isRead ? last.codes : searchCodes === undefined ? [] : rows.map((row) => searchCodes(row).map((code) => foldText(code.trim())));
  const found: number[] = [];
  for (let index = 0; index < texts.length; index += 1) {
    if (hasWords(texts[index] ?? '', words) || codes[index]?.includes(wanted) === true) found.push(index);
  }
  searched.set(rows, { searchText, searchCodes, texts, codes, wanted, found });
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
  { search = '', searchText, searchCodes, matches }: TableFilter<Row>,
): readonly number[] | null {
  const words = searchedWords(search);
  const found = words.length === 0 || searchText === undefined ? undefined : findRows(rows, { searchText, searchCodes }, words);
  if (found === undefined && matches === undefined) return rowIndexes;

  const indexes = found ?? rows.map((_, index) => index);
  const passing = matches === undefined ? indexes : indexes.filter((index) => matches(rows[index] as Row));
  return rowIndexes === null ? passing : keepPassing(rowIndexes, passing, rows.length);
}

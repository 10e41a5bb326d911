/** The text in which each row is looked for, lower-cased once and not per key. */
export function searchTexts<Row>(rows: readonly Row[], searchText: (row: Row) => string): string[] {
  return rows.map((row) => searchText(row).toLowerCase());
}

interface Narrowing<Row> {
  /** Text to find, or nothing. Letter case and spaces around it do not matter. */
  search?: string;
  /** `searchTexts` of the rows; without them nothing is searched. */
  texts?: readonly string[];
  filter?: (row: Row) => boolean;
}

/**
 * The places of rows that a search and a filter leave, in the order of `places`; `null` means every row in the order it
 * came, so that a table that narrows nothing builds no list.
 */
export function placesLeft<Row>(
  rows: readonly Row[],
  places: readonly number[] | null,
  { search = '', texts, filter }: Narrowing<Row>,
): readonly number[] | null {
  const wanted = search.trim().toLowerCase();
  const searched = wanted === '' ? undefined : texts;
  if (searched === undefined && filter === undefined) return places;

  const left: number[] = [];
  const { length } = rows;
  for (let turn = 0; turn < length; turn += 1) {
    const place = places === null ? turn : (places[turn] ?? turn);
    if (searched !== undefined && searched[place]?.includes(wanted) !== true) continue;
    if (filter !== undefined && !filter(rows[place] as Row)) continue;
    left.push(place);
  }
  return left;
}

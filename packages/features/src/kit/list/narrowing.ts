import { filterRows, type TableFilter } from '@valise/ui/DataTable';
import type { Catalogue } from '@valise/ui/messages';
import { countRows } from './countRows.ts';
import type { ChoiceFilter, List, ListTabs, SearchedState } from './defineList.ts';

type AnyList<Row, State extends SearchedState, Copy extends Catalogue, Context extends object, Tab extends string> = Pick<
  List<Row, State, Copy, Context, Tab>,
  'filters' | 'select' | 'search'
>;

export type ChosenFilter<Row> = Pick<ChoiceFilter<Row, string, never>, 'choiceOf'> & { name: string; chosen: readonly string[] };

/** The filters of the menu, each with its chosen values in the state. */
export function chosenFilters<Row, State extends SearchedState>(filters: object | undefined, state: State): ChosenFilter<Row>[] {
  const values = state as Readonly<Record<string, unknown>>;
  const entries = Object.entries(filters ?? {}) as [string, ChoiceFilter<Row, string, never>][];
  return entries.map(([name, { choiceOf }]) => ({ name, choiceOf, chosen: (values[name] ?? []) as readonly string[] }));
}

/** Whether a row has one of the chosen values, or no value is chosen. */
const passes = <Row>({ chosen, choiceOf }: ChosenFilter<Row>, row: Row): boolean => {
  if (chosen.length === 0) return true;
  const choice = choiceOf(row);
  return choice !== null && chosen.includes(choice);
};

/** The chosen value of the select filter; null for all. */
export const selectedValue = (name: string | undefined, state: SearchedState): string | null =>
  name === undefined ? null : ((state as unknown as Readonly<Record<string, string | null>>)[name] ?? null);

/** Whether a row matches the filters; undefined when no filter has a chosen value. */
export function matchesOf<Row, State extends SearchedState, Copy extends Catalogue, Context extends object, Tab extends string>(
  { filters, select }: AnyList<Row, State, Copy, Context, Tab>,
  state: State,
  context: Context,
): ((row: Row) => boolean) | undefined {
  const chosen = chosenFilters<Row, State>(filters, state).filter((filter) => filter.chosen.length > 0);
  const value = selectedValue(select?.name, state);
  const hasValue = select === undefined || value === null ? undefined : (select.matches(value, context) ?? (() => false));
  if (chosen.length === 0) return hasValue;
  return (row) => chosen.every((filter) => passes(filter, row)) && (hasValue?.(row) ?? true);
}

/** Which rows a state shows. */
export const filterOf = <Row, State extends SearchedState, Copy extends Catalogue, Context extends object, Tab extends string>(
  list: AnyList<Row, State, Copy, Context, Tab>,
  state: State,
  context: Context,
): TableFilter<Row> => ({
  search: list.search.wanted?.(state.search) ?? state.search,
  searchText: list.search.text,
  searchCodes: list.search.codes,
  matches: matchesOf(list, state, context),
});

export type ChoiceCounts = Readonly<Record<string, ReadonlyMap<string, number>>>;

/** How many rows each choice would show together with the search and the other filters. A choice with no rows is missing. */
export function choiceCounts<Row>(rows: readonly Row[], filters: readonly ChosenFilter<Row>[], search: TableFilter<Row>): ChoiceCounts {
  const counts = Object.fromEntries(filters.map(({ name }) => [name, new Map<string, number>()]));
  const add = ({ name, choiceOf }: ChosenFilter<Row>, row: Row) => {
    const choice = choiceOf(row);
    if (choice !== null) counts[name]?.set(choice, (counts[name].get(choice) ?? 0) + 1);
  };
  const count = (row: Row) => {
    let failed: ChosenFilter<Row> | undefined;
    for (const filter of filters) {
      if (passes(filter, row)) continue;
      // A row that fails two filters is not counted: no single choice would show it.
      if (failed !== undefined) return;
      failed = filter;
    }
    if (failed !== undefined) add(failed, row);
    else for (const filter of filters) add(filter, row);
  };
  const found = filterRows(rows, null, search);
  if (found === null) rows.forEach(count);
  else for (const index of found) count(rows[index] as Row);
  return counts;
}

export type RowsByTab<Row, Tab extends string> = ReadonlyMap<Tab, readonly Row[]>;

export function rowsByTab<Row, Tab extends string>({ ids, tabOf }: Pick<ListTabs<Row, Tab, never>, 'ids' | 'tabOf'>, rows: readonly Row[]): RowsByTab<Row, Tab> {
  const tabs = new Map<Tab, Row[]>(ids.map((id) => [id, []]));
  for (const row of rows) tabs.get(tabOf(row))?.push(row);
  return tabs;
}

/** The tabs on screen with the counts of their rows; without counts until the rows have loaded. */
export const tabItems = <Row, Tab extends string, Texts>(
  { ids, label, urgent }: Pick<ListTabs<Row, Tab, Texts>, 'ids' | 'label' | 'urgent'>,
  messages: Texts,
  rows: RowsByTab<Row, Tab> | undefined,
) =>
  ids.map((id) => {
    const count = rows?.get(id)?.length;
    return { id, label: label(id, messages), count, countTone: id === urgent && count ? ('warning' as const) : ('neutral' as const) };
  });

/** The tab to open: the chosen one, else of a searched or filtered list the first that has a row to show, else the first. */
export function openTab<Row, Tab extends string>(tabs: RowsByTab<Row, Tab>, chosen: string | null, filter: TableFilter<Row>): Tab {
  const ids = [...tabs.keys()];
  const isNarrowed = (filter.search ?? '').trim() !== '' || filter.matches !== undefined;
  const found =
    ids.find((id) => id === chosen) ?? (isNarrowed ? ids.find((id) => countRows(tabs.get(id) ?? [], filter) > 0) : undefined) ?? ids[0];
  if (found === undefined) throw new Error('A list in tabs has no tab.');
  return found;
}

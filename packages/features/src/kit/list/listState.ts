import type { Filter } from './filters.ts';

export interface ListSort<Column extends string = string> {
  column: Column;
  direction: 'ascending' | 'descending';
}

type Filters = Record<string, Filter<unknown>>;
type Reserved = 'search' | 'sort' | 'page' | 'size';
type ValueOf<Given> = Given extends Filter<infer Value> ? Value : never;
type FilterValues<Given extends Filters> = { [Name in keyof Given]: ValueOf<Given[Name]> };

/** Search, filters, sort and page of a list, stored in the address. */
export type ListState<Given extends Filters, Sort extends ListSort | null, Size extends number> = FilterValues<Given> & {
  /** Text to search for. */
  search: string;
  /** The sort; null keeps the server's order. */
  sort: Sort;
  /** The page, from 1. A page past the last shows the last. */
  page: number;
  size: Size;
};

interface Definition<Given extends Filters, Column extends string, Default extends Column | `-${Column}` | undefined, Size extends number> {
  /** Each filter is one query parameter with the same name. */
  filters: Given & Partial<Record<Reserved, never>>;
  sort: {
    columns: readonly Column[];
    /** The sort at first; a minus sorts in descending order. @default the server's order */
    default?: Default;
  };
  /** The page sizes to choose from. */
  sizes: readonly Size[];
}

/** The default size must be one of the sizes. It can be omitted only when 10 is one of them. */
type DefaultSize<Size extends number> = 10 extends Size ? { /** @default 10 */ defaultSize?: Size } : { defaultSize: Size };

/** Reads and changes the state, and writes it to an address. */
export interface ListAddress<State> {
  /** Reads the state from an address. Unknown values become their defaults. */
  parse: (query: URLSearchParams) => State;
  /** Writes the state to an address. Defaults are omitted, so that one state has one address. */
  query: (state: State) => URLSearchParams;
}

export interface ListDefinition<Given extends Filters, Sort extends ListSort | null, Size extends number> extends ListAddress<ListState<Given, Sort, Size>> {
  filters: Given;
  sizes: readonly Size[];
  /** The state of an address without a query. */
  default: ListState<Given, Sort, Size>;
  /** The state with another search or other filters, on its first page. */
  withFilters: (
    state: ListState<Given, Sort, Size>,
    changes: Partial<FilterValues<Given> & { search: string }>,
  ) => ListState<Given, Sort, Size>;
  /** The state without its search and its filters. */
  clearFilters: (state: ListState<Given, Sort, Size>) => ListState<Given, Sort, Size>;
  /** Whether the search or a filter leaves items out. */
  hasFilters: (state: ListState<Given, Sort, Size>) => boolean;
}

const DEFAULT_SIZE = 10;

/** One object for each sort of a list, by its text, so that memoised parts render only when the sort changes. */
const sortsOf = <Column extends string>(columns: readonly Column[]): ReadonlyMap<string, ListSort<Column>> =>
  new Map(
    columns.flatMap((column): [string, ListSort<Column>][] => [
      [column, { column, direction: 'ascending' }],
      [`-${column}`, { column, direction: 'descending' }],
    ]),
  );

const writeSort = (sort: ListSort | null) => (sort === null ? '' : `${sort.direction === 'descending' ? '-' : ''}${sort.column}`);

function readPage(text: string): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

/**
 * Defines the state of a list and its address.
 *
 * ```ts
 * export const refundListState = listState({
 *   filters: { status: manyOf(['pending', 'processed', 'rejected']) },
 *   sort: { columns: ['refundId', 'date', 'total'], default: '-date' },
 *   sizes: [5, 10, 25, 50],
 * });
 * refundListState.parse(new URLSearchParams('status=pending&page=2'));
 * ```
 */
export function listState<
  const Given extends Filters,
  const Column extends string,
  const Size extends number,
  const Default extends Column | `-${Column}` | undefined = undefined,
>({ filters, sort, sizes, defaultSize }: Definition<Given, Column, Default, Size> & DefaultSize<Size>) {
  type Sort = ListSort<Column> | (Default extends undefined ? null : never);
  type State = ListState<Given, Sort, Size>;

  const names = Object.keys(filters);
  const filterOf = (name: string): Filter<unknown> => filters[name] as Filter<unknown>;
  const pick = (value: (filter: Filter<unknown>, name: string) => unknown) =>
    Object.fromEntries(names.map((name) => [name, value(filterOf(name), name)])) as FilterValues<Given>;
  const write = (state: State, name: string) => filterOf(name).write(state[name]);

  const sorts = sortsOf(sort.columns);
  const defaultSort = (sorts.get(sort.default ?? '') ?? null) as Sort;
  const initial = {
    ...pick(({ empty }) => empty),
    search: '',
    sort: defaultSort,
    page: 1,
    size: (defaultSize ?? DEFAULT_SIZE) as Size,
  } as State;

  const withFilters: ListDefinition<Given, Sort, Size>['withFilters'] = (state, changes) => ({ ...state, ...changes, page: 1 });

  const definition: ListDefinition<Given, Sort, Size> = {
    filters,
    sizes,
    default: initial,
    parse: (query) => ({
      ...pick((filter, name) => filter.read(query.getAll(name))),
      search: query.get('search') ?? '',
      sort: (sorts.get(query.get('sort') ?? '') ?? defaultSort) as Sort,
      page: readPage(query.get('page') ?? ''),
      size: sizes.find((size) => String(size) === query.get('size')) ?? initial.size,
    }),
    query: (state) => {
      const query = new URLSearchParams();
      if (state.search !== '') query.set('search', state.search);
      for (const name of names) for (const value of write(state, name)) query.append(name, value);
      if (writeSort(state.sort) !== writeSort(defaultSort)) query.set('sort', writeSort(state.sort));
      if (state.page !== 1) query.set('page', String(state.page));
      if (state.size !== initial.size) query.set('size', String(state.size));
      return query;
    },
    withFilters,
    clearFilters: (state) =>
      withFilters(state, { ...pick((filter, name) => (filter.isPart ? state[name] : filter.empty)), search: '' } as Partial<State>),
    hasFilters: (state) =>
      state.search.trim() !== '' || names.some((name) => filterOf(name).isPart !== true && write(state, name).length > 0),
  };
  return definition;
}

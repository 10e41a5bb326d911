import { type AvailabilityKey, availabilityKeys } from './productTone.ts';

export const pageSizes = [5, 10, 25, 50] as const;
export type PageSize = (typeof pageSizes)[number];
const defaultSize: PageSize = 10;

export const gradeFilters = ['new', 'likeNew', 'good', 'fair', 'other'] as const;
export type GradeFilter = (typeof gradeFilters)[number];

export const stockFilters = ['inStock', 'outOfStock'] as const;
export type StockFilter = (typeof stockFilters)[number];

export const productSortColumns = ['name', 'grade', 'status', 'prepBuffer', 'rating', 'stock', 'price'] as const;
export type ProductSortColumn = (typeof productSortColumns)[number];

export interface ProductSort {
  column: ProductSortColumn;
  direction: 'ascending' | 'descending';
}

/** What the product list shows of the products there are. It lives in the address. */
export interface ProductListView {
  /** Text looked for in product names. */
  search: string;
  /** Badges to show; none shows all. */
  status: readonly AvailabilityKey[];
  /** Condition grades to show; none shows all. */
  grade: readonly GradeFilter[];
  /** Stock to show; none shows all. */
  stock: readonly StockFilter[];
  /** Null keeps the order of the server. */
  sort: ProductSort | null;
  /** From 1; a page past the last shows the last. */
  page: number;
  size: PageSize;
}

export const defaultProductListView: ProductListView = {
  search: '',
  status: [],
  grade: [],
  stock: [],
  sort: null,
  page: 1,
  size: defaultSize,
};

const isOneOf =
  <Choice extends string>(choices: readonly Choice[]) =>
  (value: string): value is Choice =>
    (choices as readonly string[]).includes(value);

// In the order of the choices and each once, so that one view has one address.
const chosen = <Choice extends string>(choices: readonly Choice[], values: readonly string[]): Choice[] =>
  choices.filter((choice) => values.includes(choice));

function sortOf(value: string | null): ProductSort | null {
  const column = value?.replace(/^-/, '') ?? '';
  if (!isOneOf(productSortColumns)(column)) return null;
  return { column, direction: value?.startsWith('-') === true ? 'descending' : 'ascending' };
}

function pageOf(value: string | null): number {
  const page = Number(value);
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

/** Reads a view from an address. What it does not understand falls to its default. */
export function parseProductListView(query: URLSearchParams): ProductListView {
  return {
    search: query.get('search') ?? '',
    status: chosen(availabilityKeys, query.getAll('status')),
    grade: chosen(gradeFilters, query.getAll('grade')),
    stock: chosen(stockFilters, query.getAll('stock')),
    sort: sortOf(query.get('sort')),
    page: pageOf(query.get('page')),
    size: pageSizes.find((size) => String(size) === query.get('size')) ?? defaultSize,
  };
}

/** Writes a view into an address; what is at its default is left out. */
export function productListQuery(view: ProductListView): URLSearchParams {
  const query = new URLSearchParams();
  if (view.search !== '') query.set('search', view.search);
  for (const name of ['status', 'grade', 'stock'] as const) for (const value of view[name]) query.append(name, value);
  if (view.sort !== null) query.set('sort', `${view.sort.direction === 'descending' ? '-' : ''}${view.sort.column}`);
  if (view.page !== 1) query.set('page', String(view.page));
  if (view.size !== defaultSize) query.set('size', String(view.size));
  return query;
}

/** What a view leaves out: products that do not match its search and its filters. */
export type ProductNarrowing = Pick<ProductListView, 'search' | 'status' | 'grade' | 'stock'>;
const everything: ProductNarrowing = { search: '', status: [], grade: [], stock: [] };

/** The view with another search or other filters, from its first page. */
export function narrowedTo(view: ProductListView, to: Partial<ProductNarrowing>): ProductListView {
  return { ...view, ...to, page: 1 };
}

/** The view of all products. */
export function widened(view: ProductListView): ProductListView {
  return narrowedTo(view, everything);
}

export function isNarrowed({ search, status, grade, stock }: ProductNarrowing): boolean {
  return search.trim() !== '' || status.length + grade.length + stock.length > 0;
}

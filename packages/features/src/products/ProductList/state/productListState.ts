import { manyOf } from '../../../kit/list/filters.ts';
import { listState } from '../../../kit/list/listState.ts';
import { availabilities } from '../../availability.ts';

export const gradeFilters = ['new', 'likeNew', 'good', 'fair', 'other'] as const;
export type GradeFilter = (typeof gradeFilters)[number];

export const stockFilters = ['inStock', 'outOfStock'] as const;
export type StockFilter = (typeof stockFilters)[number];

/** The state of the product list. Without a sort the products are in the server's order. */
export const productListState = listState({
  filters: { status: manyOf(availabilities.keys), grade: manyOf(gradeFilters), stock: manyOf(stockFilters) },
  sort: { columns: ['name', 'grade', 'status', 'prepBuffer', 'rating', 'stock', 'price'] },
  sizes: [5, 10, 25, 50],
});

export type ProductListState = typeof productListState.default;
export type ProductSortColumn = NonNullable<ProductListState['sort']>['column'];

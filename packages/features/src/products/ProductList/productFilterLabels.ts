import type { FilterLabels } from '../../kit/list/filterMenu.ts';
import type { ProductCopy } from '../messages.ts';
import type { AvailabilityKey } from '../productTone.ts';
import type { FacetCounts } from './state/facetCounts.ts';
import type { GradeFilter, StockFilter } from './state/productListState.ts';

const gradeLabels = {
  new: 'gradeNew',
  likeNew: 'gradeLikeNew',
  good: 'gradeGood',
  fair: 'gradeFair',
  other: 'gradeOther',
} as const satisfies Record<GradeFilter, keyof ProductCopy>;

const stockLabels = { inStock: 'stockIn', outOfStock: 'stockOut' } as const satisfies Record<StockFilter, keyof ProductCopy>;

export interface ProductFilterLabels {
  status: FilterLabels<AvailabilityKey>;
  grade: FilterLabels<GradeFilter>;
  stock: FilterLabels<StockFilter>;
}

/** How the filters of the product list are shown, in the menu and as chips. Without counts the choices have none. */
export function productFilterLabels(messages: ProductCopy, counts: FacetCounts | undefined): ProductFilterLabels {
  return {
    status: {
      label: messages.status,
      labelOf: (key) => (key === 'unavailable' ? messages.unavailableFilter : messages[key]),
      countOf: counts && ((key) => counts.status.get(key) ?? 0),
    },
    grade: { label: messages.grade, labelOf: (key) => messages[gradeLabels[key]], countOf: counts && ((key) => counts.grade.get(key) ?? 0) },
    stock: { label: messages.stock, labelOf: (key) => messages[stockLabels[key]], countOf: counts && ((key) => counts.stock.get(key) ?? 0) },
  };
}

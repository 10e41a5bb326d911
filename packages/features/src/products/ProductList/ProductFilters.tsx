'use client';
import { FilterMenu } from '@valise/ui/FilterMenu';
import { useMessages } from '@valise/ui/messages';
import { filterMenu } from '../../shared/index.ts';
import { type ProductCopy, productMessages } from '../messages.ts';
import { type GradeFilter, type ProductListState, productListState, type StockFilter } from './state/productListState.ts';

export interface ProductFiltersProps {
  /** Products are shown as cards; the button is only its icon. */
  areCards: boolean;
  listState: ProductListState;
  onListStateChange: (state: ProductListState) => void;
}

const gradeLabels = {
  new: 'gradeNew',
  likeNew: 'gradeLikeNew',
  good: 'gradeGood',
  fair: 'gradeFair',
  other: 'gradeOther',
} as const satisfies Record<GradeFilter, keyof ProductCopy>;

const stockLabels = { inStock: 'stockIn', outOfStock: 'stockOut' } as const satisfies Record<StockFilter, keyof ProductCopy>;

/** The filters of the product list: status, grade and stock. */
export function ProductFilters({ areCards, listState, onListStateChange }: ProductFiltersProps) {
  const messages = useMessages(productMessages);
  const menu = filterMenu(
    productListState,
    { state: listState, onStateChange: onListStateChange },
    {
      status: { label: messages.status, labelOf: (key) => (key === 'unavailable' ? messages.unavailableFilter : messages[key]) },
      grade: { label: messages.grade, labelOf: (key) => messages[gradeLabels[key]] },
      stock: { label: messages.stock, labelOf: (key) => messages[stockLabels[key]] },
    },
  );
  return <FilterMenu {...menu} label={messages.filters} isIconOnly={areCards} />;
}

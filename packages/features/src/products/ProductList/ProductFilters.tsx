'use client';
import type { Product } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import type { TableColumn, TableLayout } from '@valise/ui/DataTable';
import { FilterMenu } from '@valise/ui/FilterMenu';
import { memo } from 'react';
import { filterMenu, type ListPreferences, TableMenus } from '../../shared/index.ts';
import { productMessages } from '../messages.ts';
import type { ProductFilterLabels } from './productFilterLabels.ts';
import { type ProductListState, productListState } from './state/productListState.ts';

export interface ProductFiltersProps {
  layout: TableLayout;
  /** How many products pass the filters, once the list has loaded. */
  total?: number;
  /** Of the first page, where every change leads. */
  state: ProductListState;
  onStateChange: (state: ProductListState) => void;
  labels: ProductFilterLabels;
  onOpenChange: (isOpen: boolean) => void;
  columns: readonly TableColumn<Product>[];
  preferences: ListPreferences;
  onPreferencesChange: (preferences: ListPreferences) => void;
}

/** The filters with the columns, or on cards with the sort. Memoised, so that another page does not render its buttons and panels. */
export const ProductFilters = memo(function ProductFilters({
  layout,
  total,
  state,
  onStateChange,
  labels,
  onOpenChange,
  columns,
  preferences,
  onPreferencesChange,
}: ProductFiltersProps) {
  const messages = useMessages(productMessages);
  return (
    <>
      <FilterMenu
        {...filterMenu(productListState, { state, onStateChange }, labels)}
        label={messages.filters}
        isIconOnly={layout === 'cards'}
        resultCount={total}
        onOpenChange={onOpenChange}
      />
      <TableMenus
        layout={layout}
        columns={columns}
        sort={state.sort}
        onSortChange={(sort) => onStateChange({ ...state, sort: sort as ProductListState['sort'] })}
        preferences={preferences}
        onPreferencesChange={onPreferencesChange}
      />
    </>
  );
});

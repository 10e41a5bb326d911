'use client';
import type { TableColumn, TableLayout } from '@valise/ui/DataTable';
import { useStableCallback } from '@valise/ui/hooks';
import { FilterMenu } from '@valise/ui/FilterMenu';
import { memo } from 'react';
import { filterMenu, type FilterMenuState, type LabelsOf } from './filterMenu.ts';
import type { Filter } from './filters.ts';
import type { KeptList } from './keptList.ts';
import type { ListDefinition, ListSort, ListState } from './listState.ts';
import { TableMenus } from './TableMenus.tsx';

export interface ListFiltersProps<Row, Filters extends Record<string, Filter<unknown>>, Sort extends ListSort | null, Size extends number>
  extends FilterMenuState<ListState<Filters, Sort, Size>>,
    Pick<KeptList<never>, 'preferences' | 'onPreferencesChange'> {
  list: ListDefinition<Filters, Sort, Size>;
  /** Of the button. */
  label: string;
  labels: LabelsOf<Filters>;
  layout: TableLayout;
  /** How many rows pass the filters, once the list has loaded. */
  total?: number;
  onOpenChange: (isOpen: boolean) => void;
  columns: readonly TableColumn<Row>[];
}

/**
 * The filters with the columns, or on cards with the sort. Memoised, so that another page does not render its buttons and panels;
 * `state` is that of the first page.
 */
export const ListFilters = memo(Filters) as typeof Filters;

function Filters<Row, Given extends Record<string, Filter<unknown>>, Sort extends ListSort | null, Size extends number>({
  list,
  label,
  labels,
  layout,
  total,
  state,
  onStateChange,
  onOpenChange,
  ...menus
}: ListFiltersProps<Row, Given, Sort, Size>) {
  const sortBy = useStableCallback((sort: ListSort | null) => onStateChange({ ...state, sort: (sort as Sort | null) ?? list.default.sort }));
  return (
    <>
      <FilterMenu
        {...filterMenu(list, { state, onStateChange }, labels)}
        label={label}
        isIconOnly={layout === 'cards'}
        resultCount={total}
        onOpenChange={onOpenChange}
      />
      <TableMenus
        {...menus}
        layout={layout}
        sort={layout === 'cards' ? state.sort : null}
        onSortChange={sortBy}
      />
    </>
  );
}

'use client';
import type { TableColumn, TableLayout } from '@valise/ui/DataTable';
import { FilterMenu } from '@valise/ui/FilterMenu';
import { useStableCallback } from '@valise/ui/hooks';
import { useMessages } from '@valise/ui/messages';
import { memo, type ReactNode } from 'react';
import type { ListStateDefinition, SearchedState } from './defineList.ts';
import { filterMenu, type FilterMenuState, type LabelsByFilter } from './filterMenu.ts';
import type { KeptList } from './keptList.ts';
import type { ListSort } from './listState.ts';
import { listMessages } from './messages.ts';
import { TableMenus } from './TableMenus.tsx';

export interface ListFiltersProps<Row, State extends SearchedState>
  extends FilterMenuState<State>,
    Pick<KeptList<never>, 'preferences' | 'onPreferencesChange'> {
  list: ListStateDefinition<State>;
  /** The filters of the menu. Without filters there is no menu. */
  labels: LabelsByFilter;
  /** The field of the list's select. */
  select?: ReactNode;
  layout: TableLayout;
  /** How many rows match the filters; undefined until the list has loaded. */
  total?: number;
  onOpenChange: (isOpen: boolean) => void;
  columns: readonly TableColumn<Row>[];
  /** The ids of columns that the list hides until they are wanted. */
  optionalColumns: readonly string[];
}

/**
 * The filters with the menu of columns, or on cards with the sort. Memoised, so that changing the page does not render its
 * buttons and panels: `state` always has its page set to the first.
 */
export const ListFilters = memo(Filters) as typeof Filters;

function Filters<Row, State extends SearchedState>({
  list,
  labels,
  select,
  layout,
  total,
  state,
  onStateChange,
  onOpenChange,
  ...menus
}: ListFiltersProps<Row, State>) {
  const messages = useMessages(listMessages);
  const sortBy = useStableCallback((sort: ListSort | null) => onStateChange({ ...state, sort: sort ?? list.default.sort }));
  const [only, ...others] = Object.values(labels);
  return (
    <>
      {only && (
        <FilterMenu
          {...filterMenu(list, { state, onStateChange }, labels)}
          label={others.length === 0 ? only.label : messages.filters}
          isIconOnly={layout === 'cards'}
          resultCount={total}
          onOpenChange={onOpenChange}
        />
      )}
      {select}
      <TableMenus
        {...menus}
        layout={layout}
        sort={layout === 'cards' ? state.sort : null}
        onSortChange={sortBy}
      />
    </>
  );
}

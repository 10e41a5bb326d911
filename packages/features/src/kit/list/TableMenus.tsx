'use client';
import { ColumnsMenu, DensityMenu, SortMenu, type SortMenuProps, type TableColumn, type TableLayout } from '@valise/ui/DataTable';
import { memo } from 'react';
import { defaultPreferences, hiddenIds, type ListPreferences, withHiddenIds } from './listPreferences.ts';

interface TableMenusProps<Row> extends Pick<SortMenuProps<Row>, 'onSortChange'> {
  layout: TableLayout;
  /** Pass it for cards alone. In a table the header shows the sort, so a change of sort renders nothing here. */
  sort: SortMenuProps<Row>['sort'];
  columns: readonly TableColumn<Row>[];
  /** The ids of columns that the list hides until they are wanted. */
  optionalColumns: readonly string[];
  preferences: ListPreferences;
  onPreferencesChange: (preferences: ListPreferences) => void;
}

/**
 * The menus of columns and density, or on cards of the sort. Memoised, so that typing in
 * the search does not render them.
 */
export const TableMenus = memo(Menus) as typeof Menus;

function Menus<Row>({ layout, columns, sort, onSortChange, optionalColumns, preferences, onPreferencesChange }: TableMenusProps<Row>) {
  if (layout === 'cards') return <SortMenu columns={columns} sort={sort} onSortChange={onSortChange} />;
  const { density, exported, hiddenColumns, shownColumns, columnOrder, columnWidths } = preferences;
  const isArranged = hiddenColumns.length + shownColumns.length + columnOrder.length + Object.keys(columnWidths).length > 0;
  const change = (part: Partial<ListPreferences>) => onPreferencesChange({ ...preferences, ...part });
  return (
    <>
      <ColumnsMenu
        columns={columns}
        hiddenColumns={hiddenIds(preferences, optionalColumns)}
        columnOrder={columnOrder}
        columnWidths={columnWidths}
        onHiddenColumnsChange={(hidden) => change(withHiddenIds(hidden, optionalColumns))}
        onColumnOrderChange={(order) => change({ columnOrder: order })}
        onColumnWidthsChange={layout === 'full' ? (widths) => change({ columnWidths: widths }) : undefined}
        canReset={isArranged}
        onReset={() => onPreferencesChange({ ...defaultPreferences, density, exported })}
        isIconOnly={layout === 'condensed'}
      />
      <DensityMenu density={density} onDensityChange={(next) => change({ density: next })} isIconOnly={layout === 'condensed'} />
    </>
  );
}

'use client';
import { ColumnsMenu, DensityMenu, SortMenu, type SortMenuProps, type TableColumn, type TableLayout } from '@valise/ui/DataTable';
import { memo } from 'react';
import { defaultPreferences, type ListPreferences } from './listPreferences.ts';

interface TableMenusProps<Row> extends Pick<SortMenuProps<Row>, 'onSortChange'> {
  layout: TableLayout;
  /** Pass it for cards alone. In a table the header shows the sort, so a change of sort renders nothing here. */
  sort: SortMenuProps<Row>['sort'];
  columns: readonly TableColumn<Row>[];
  preferences: ListPreferences;
  onPreferencesChange: (preferences: ListPreferences) => void;
}

/**
 * The menus of columns and density, or on cards of the sort. Memoised, so that typing in
 * the search does not render them.
 */
export const TableMenus = memo(Menus) as typeof Menus;

function Menus<Row>({ layout, columns, sort, onSortChange, preferences, onPreferencesChange }: TableMenusProps<Row>) {
  if (layout === 'cards') return <SortMenu columns={columns} sort={sort} onSortChange={onSortChange} />;
  const { density, ...arrangement } = preferences;
  const change = (part: Partial<ListPreferences>) => onPreferencesChange({ ...preferences, ...part });
  return (
    <>
      <ColumnsMenu
        columns={columns}
        {...arrangement}
        onHiddenColumnsChange={(hiddenColumns) => change({ hiddenColumns })}
        onColumnOrderChange={(columnOrder) => change({ columnOrder })}
        onColumnWidthsChange={layout === 'full' ? (columnWidths) => change({ columnWidths }) : undefined}
        canReset={arrangement.hiddenColumns.length + arrangement.columnOrder.length + Object.keys(arrangement.columnWidths).length > 0}
        onReset={() => onPreferencesChange({ ...defaultPreferences, density })}
        isIconOnly={layout === 'condensed'}
      />
      <DensityMenu density={density} onDensityChange={(next) => change({ density: next })} isIconOnly={layout === 'condensed'} />
    </>
  );
}

export { DataTable, type DataTableHandle, type DataTableProps } from './DataTable.tsx';
export type { TableLayout } from './layout/tableLayout.ts';
export type { TableFilter } from './rows/filterRows.ts';
export { noSelection, type RowSelection, selectionOfIds } from './selection/rowSelection.ts';
export type { HiddenBy, SelectedRows, TableSelection } from './selection/useTableSelection.ts';
export type { CardParts, RowAction, RowActions, SortDirection, TableColumn, TableState } from './tableProps.ts';
export { SortMenu, type SortMenuProps } from './toolbar/SortMenu.tsx';
export { ColumnsMenu, type ColumnsMenuProps } from './toolbar/ColumnsMenu.tsx';
export { useStableCallback } from './useStableCallback.ts';

export { DataTable, type DataTableHandle, type DataTableProps } from './DataTable.tsx';
export type { TableLayout } from './layout/tableLayout.ts';
export type { TableFilter } from './rows/filterRows.ts';
export type { TableSelection } from './selection/useTableSelection.ts';
export type { CardParts, RowAction, RowActions, SortDirection, TableColumn, TableState } from './tableProps.ts';
export { ColumnsMenu, type ColumnsMenuProps } from './toolbar/ColumnsMenu.tsx';

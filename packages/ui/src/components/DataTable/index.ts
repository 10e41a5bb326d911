export { ColumnsMenu, type ColumnsMenuProps } from './ColumnsMenu.tsx';
export { DataTable, type DataTableProps } from './DataTable.tsx';
export type { CardParts, RowAction, RowActions, SortDirection, TableColumn, TableView } from './table.ts';
export type { TableLayout } from './tableLayout.ts';
export type { TableSelection } from './useTableSelection.ts';

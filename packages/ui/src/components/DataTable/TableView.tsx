import type { DataTableProps } from './dataTableProps.ts';
import { messageOf } from './messageOf.tsx';
import { Table } from './table/Table.tsx';
import type { TableState } from './tableProps.ts';
import type { DataTableModel } from './useDataTable.ts';

export interface TableViewProps<Row, State extends TableState> {
  props: DataTableProps<Row, State>;
  model: DataTableModel<Row>;
}

/** The rows as a table, for containers with room for columns. */
export function TableView<Row, State extends TableState>({ props, model }: TableViewProps<Row, State>) {
  const { selected, selecting } = model;
  return (
    <Table
      label={props.label}
      rows={model.shownRows}
      shared={model.shared}
      density={props.density ?? 'comfortable'}
      columnWidths={props.columnWidths}
      onColumnWidthsChange={props.onColumnWidthsChange}
      isRoomy={model.isRoomy}
      sort={props.tableState.sort}
      onSort={model.changes.onSort}
      isRowSelected={selected.isRowSelected}
      selection={props.selection?.isSingle ? 'single' : selected.page}
      onSelectPage={selecting.onSelectPage}
      listeners={model.listeners}
      message={messageOf({ rows: props.rows, total: model.total, empty: model.empty, onRetry: model.onRetry })}
      skeletons={model.skeletons}
    />
  );
}

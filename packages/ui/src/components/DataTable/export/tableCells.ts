import type { SortKey } from '../tableProps.ts';
import type { TableColumn } from '../tableProps.ts';

export interface ExportedRows<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
}

/** The exported value of a cell: the column's own `exportValue`, else its sort value, else its text. */
function valueOf<Row>({ exportValue, sortBy, cell }: TableColumn<Row>, row: Row): SortKey {
  if (exportValue) return exportValue(row);
  if (sortBy !== undefined) return sortBy(row);
  const shown = cell(row);
  return typeof shown === 'string' || typeof shown === 'number' ? shown : null;
}

/** One line of headers, then one line of values for each row. */
export function tableCells<Row>({ columns: given, rows }: ExportedRows<Row>): SortKey[][] {
  const columns = given.filter(({ exportValue }) => exportValue !== null);
  return [columns.map(({ header }) => header), ...rows.map((row) => columns.map((column) => valueOf(column, row)))];
}

import type { SortKey } from '../tableProps.ts';
import type { TableColumn } from '../tableProps.ts';

export interface ExportedRows<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
}

/** A cell's value outside the table: the column's own, else what it is sorted by, else the text that it shows. */
function valueOf<Row>({ exportValue, sortBy, cell }: TableColumn<Row>, row: Row): SortKey {
  if (exportValue) return exportValue(row);
  if (sortBy !== undefined) return sortBy(row);
  const shown = cell(row);
  return typeof shown === 'string' || typeof shown === 'number' ? shown : null;
}

/** The headers, and then one line of values for each row. */
export function tableCells<Row>({ columns: given, rows }: ExportedRows<Row>): SortKey[][] {
  const columns = given.filter(({ exportValue }) => exportValue !== null);
  return [columns.map(({ header }) => header), ...rows.map((row) => columns.map((column) => valueOf(column, row)))];
}

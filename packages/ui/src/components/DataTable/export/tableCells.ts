import type { ExportField, SortKey, TableColumn } from '../tableProps.ts';

export interface ExportedRows<Row> {
  fields: readonly ExportField<Row>[];
  rows: readonly Row[];
}

/** The exported value of a cell: the column's own `exportValue`, else its sort value, else its text. */
function valueOf<Row>({ exportValue, sortBy, cell }: TableColumn<Row>, row: Row): SortKey {
  if (exportValue) return exportValue(row);
  if (sortBy !== undefined) return sortBy(row);
  const shown = cell(row);
  return typeof shown === 'string' || typeof shown === 'number' ? shown : null;
}

/** The exported columns of a table's columns: one or several for each, none for a column of buttons. */
export const fieldsOf = <Row>(columns: readonly TableColumn<Row>[]): readonly ExportField<Row>[] =>
  columns.flatMap((column) => {
    if (column.exportFields !== undefined) return column.exportFields;
    return column.exportValue === null ? [] : [{ header: column.header, value: (row: Row) => valueOf(column, row) }];
  });

/** One line of headers, then one line of values for each row. */
export const tableCells = <Row>({ fields, rows }: ExportedRows<Row>): SortKey[][] => [
  fields.map(({ header }) => header),
  ...rows.map((row) => fields.map(({ value }) => value(row))),
];

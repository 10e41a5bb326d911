import { filterRows, type TableFilter } from '@valise/ui/DataTable';

/** How many rows a filter leaves, as in a table. */
export const countRows = <Row>(rows: readonly Row[], filter: TableFilter<Row>): number => filterRows(rows, null, filter)?.length ?? rows.length;

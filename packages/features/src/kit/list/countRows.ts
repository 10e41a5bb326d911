import { filterRows, type TableFilter } from '@valise/ui/DataTable';

/** How many rows a filter leaves; the table filters the same way. */
export const countRows = <Row>(rows: readonly Row[], filter: TableFilter<Row>): number => filterRows(rows, null, filter)?.length ?? rows.length;

'use client';
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { TableFilter } from './filterRows.ts';
import { type TableRows, type TableRowsOptions, useTableRows } from './useTableRows.ts';

/** From this number of rows on, sorting or searching may take longer than a frame. */
const MANY_ROWS = 10_000;

/** The value of the last paint. A new value follows in a transition, so that the pressed header or the typed letter is painted first. */
function usePainted<Value extends object | number | undefined>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    if (painted === value) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [painted, value]);
  return painted;
}

export interface LateRows<Row> extends TableRows<Row> {
  /** The rows to render: the page's rows, or the first of them while a larger page is being painted. */
  shownRows: readonly Row[];
  /** The filter that these rows match. */
  filter: TableFilter<Row>;
  /** True while the rows do not yet follow the last sort, search or filter. */
  isLate: boolean;
}

/**
 * The rows of a table. With many rows a sort, a search or a filter is first painted in its header or field, and the rows follow
 * in the next paint. Rows that a larger page adds follow in the same way.
 */
export function useLateRows<Row>({ rows, columns, tableState, filter }: TableRowsOptions<Row>): LateRows<Row> {
  const { sort, page, size } = tableState;
  const { search, searchText, searchCodes, matches } = filter;
  const column = sort?.column;
  const direction = sort?.direction ?? 'ascending';
  const order = useMemo(
    () => ({ sort: column === undefined ? null : { column, direction }, filter: { search, searchText, searchCodes, matches } }),
    [column, direction, search, searchText, searchCodes, matches],
  );
  const paintedOrder = usePainted(rows.length < MANY_ROWS ? undefined : order);
  const shown = rows.length < MANY_ROWS ? order : (paintedOrder ?? order);
  const table = useTableRows({ rows, columns, tableState: { sort: shown.sort, page, size }, filter: shown.filter });
  const paintedSize = usePainted(size);
  const { pageRows } = table;
  return {
    ...table,
    shownRows: pageRows.length > paintedSize ? pageRows.slice(0, paintedSize) : pageRows,
    filter: shown.filter,
    isLate: shown !== order,
  };
}

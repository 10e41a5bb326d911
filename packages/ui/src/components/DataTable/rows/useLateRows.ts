'use client';
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { TableFilter } from './filterRows.ts';
import { type TableRows, type TableRowsOptions, useTableRows } from './useTableRows.ts';

/** From so many rows on, sorting or searching them may take longer than a frame. */
const MANY_ROWS = 10_000;

/** The value of the last paint. A new value follows in a transition, after the paint that shows who asked for it. */
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
  /** The rows to render: those of the page, or the first of them while a larger page is being painted. */
  shownRows: readonly Row[];
  /** The filter that the rows have passed. */
  filter: TableFilter<Row>;
  /** The rows do not follow the last sort, search or filter yet. */
  isLate: boolean;
}

/**
 * The rows of a table. Among many rows a sort, a search and a filter are painted in the header and in their field first, and their
 * rows come after that paint; so do the rows that a larger page adds.
 */
export function useLateRows<Row>({ rows, columns, tableState, filter }: TableRowsOptions<Row>): LateRows<Row> {
  const { sort, page, size } = tableState;
  const { search, searchText, matches } = filter;
  const column = sort?.column;
  const direction = sort?.direction ?? 'ascending';
  const order = useMemo(
    () => ({ sort: column === undefined ? null : { column, direction }, filter: { search, searchText, matches } }),
    [column, direction, search, searchText, matches],
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

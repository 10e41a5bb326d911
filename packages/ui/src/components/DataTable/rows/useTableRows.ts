'use client';
import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { pageOf, pageWithin } from '../../Pager/pageOf.ts';
import type { TableColumn, TableState } from '../tableProps.ts';
import { filterRows, type TableFilter } from './filterRows.ts';
import { sortedIndexes, sortRanks } from './sortRows.ts';

export interface TableRowsOptions<Row> {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  tableState: TableState;
  filter: TableFilter<Row>;
}

export interface TableRows<Row> {
  /** The rows of the current page. */
  pageRows: readonly Row[];
  /** The indexes of all rows that match the filter, in sorted order. Null means all rows in their given order. */
  rowIndexes: readonly number[] | null;
  /** How many rows match the filter. */
  total: number;
  page: number;
  pages: number;
}

/** Sorts, filters and pages the rows. Each step runs again only when its own input changes. */
export function useTableRows<Row>({ rows, columns, tableState, filter }: TableRowsOptions<Row>): TableRows<Row> {
  const { locale } = useLocale();
  const { sort, size } = tableState;
  const { search = '', searchText, searchCodes, matches } = filter;
  const sortBy = sort === null ? undefined : columns.find(({ id }) => id === sort.column)?.sortBy;
  const direction = sort?.direction ?? 'ascending';

  const ranks = useMemo(
    () => (sortBy === undefined ? undefined : sortRanks(rows, sortBy, new Intl.Collator(locale))),
    [rows, sortBy, locale],
  );
  const sorted = useMemo(() => (ranks === undefined ? null : sortedIndexes(ranks, direction)), [ranks, direction]);

  const rowIndexes = useMemo(
    () => filterRows(rows, sorted, { search, searchText, searchCodes, matches }),
    [rows, sorted, search, searchText, searchCodes, matches],
  );

  const total = rowIndexes === null ? rows.length : rowIndexes.length;
  const pageRows = useMemo(() => {
    const { from, to } = pageOf({ total, size, page: tableState.page });
    const start = Math.max(0, from - 1);
    return rowIndexes === null ? rows.slice(start, to) : rowIndexes.slice(start, to).map((index) => rows[index] as Row);
  }, [rows, rowIndexes, total, size, tableState.page]);

  const { pages } = pageOf({ total, size, page: tableState.page });
  return { pageRows, rowIndexes, total, page: pageWithin(tableState.page, pages), pages };
}

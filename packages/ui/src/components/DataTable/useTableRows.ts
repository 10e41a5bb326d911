'use client';
import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { pageOf, pageWithin } from '../Pager/pageOf.ts';
import { placesLeft, searchTexts } from './searchRows.ts';
import { sortedPlaces, sortKeys } from './sortRows.ts';
import type { TableColumn, TableView } from './table.ts';

interface Asked<Row> {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  view: TableView;
  searchText?: (row: Row) => string;
  filter?: (row: Row) => boolean;
}

export interface TableRows<Row> {
  /** The rows of this page. */
  onPage: readonly Row[];
  /** The places of all rows that are left, in order; null stands for all rows as they came. */
  places: readonly number[] | null;
  /** How many rows are left. */
  total: number;
  page: number;
  pages: number;
}

/** Sorts, then searches and filters, then cuts out a page; each step runs again only when what it reads has changed. */
export function useTableRows<Row>({ rows, columns, view, searchText, filter }: Asked<Row>): TableRows<Row> {
  const { locale } = useLocale();
  const { sort, search = '', size } = view;
  const sortBy = sort === null ? undefined : columns.find(({ id }) => id === sort.column)?.sortBy;
  const direction = sort?.direction ?? 'ascending';

  const keys = useMemo(() => (sortBy === undefined ? undefined : sortKeys(rows, sortBy)), [rows, sortBy]);
  const sorted = useMemo(
    () => (keys === undefined ? null : sortedPlaces(keys, direction, new Intl.Collator(locale))),
    [keys, direction, locale],
  );

  const isSearching = search.trim() !== '';
  const texts = useMemo(
    () => (isSearching && searchText !== undefined ? searchTexts(rows, searchText) : undefined),
    [rows, searchText, isSearching],
  );

  const places = useMemo(() => placesLeft(rows, sorted, { search, texts, filter }), [rows, sorted, search, texts, filter]);

  const total = places === null ? rows.length : places.length;
  const onPage = useMemo(() => {
    const { from, to } = pageOf({ total, size, page: view.page });
    const start = Math.max(0, from - 1);
    return places === null ? rows.slice(start, to) : places.slice(start, to).map((place) => rows[place] as Row);
  }, [rows, places, total, size, view.page]);

  const { pages } = pageOf({ total, size, page: view.page });
  return { onPage, places, total, page: pageWithin(view.page, pages), pages };
}

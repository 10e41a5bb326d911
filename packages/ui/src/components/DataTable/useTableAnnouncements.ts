'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import type { AnnouncerHandle } from '../Announcer/Announcer.tsx';
import { dataTableMessages } from './messages.ts';
import type { TableFilter } from './rows/filterRows.ts';
import type { TableColumn, TableState } from './tableProps.ts';

/**
 * A result is announced this long after the last change, in ms: after the last keystroke of a search, and after the rows, whose
 * changes are so many that Orca drops what is announced among them.
 */
const PAUSE_MS = 500;

interface AnnouncementOptions<Row> {
  announcer: RefObject<AnnouncerHandle | null>;
  columns: readonly TableColumn<Row>[];
  tableState: TableState;
  filter: TableFilter<Row>;
  /** False while rows are loading or have failed to load. */
  isReady: boolean;
  /** True while the rows do not yet follow the state. Their count is announced afterwards. */
  isLate: boolean;
  page: number;
  pages: number;
  /** How many rows match the filter, in words. */
  entries: string;
}

/**
 * Announces the result of a sort, a search, a filter or a page change once. It compares states instead of rows, so that fetching
 * the same rows again announces nothing.
 */
export function useTableAnnouncements<Row>(options: AnnouncementOptions<Row>) {
  const { announcer, columns, tableState, filter, isReady, isLate, page, pages, entries } = options;
  const messages = useMessages(dataTableMessages);
  const { sort, size } = tableState;
  const { search = '', matches } = filter;
  const last = useRef({ sort, search, matches, page, size, isReady });
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (isLate) return;
    const before = last.current;
    last.current = { sort, search, matches, page, size, isReady };
    if (!isReady || !before.isReady) return;

    const hasNewSort = sort !== null && (sort.column !== before.sort?.column || sort.direction !== before.sort.direction);
    const hasNewFilter = search !== before.search || matches !== before.matches;
    const hasNewPage = page !== before.page || size !== before.size;
    if (!hasNewSort && !hasNewFilter && !hasNewPage) return;

    const result = () => {
      if (!hasNewSort) return hasNewFilter ? entries : messages.tablePage({ page, pages });
      const column = columns.find(({ id }) => id === sort.column)?.header ?? sort.column;
      const sorted = sort.direction === 'ascending' ? messages.tableSortedAscending : messages.tableSortedDescending;
      return sorted({ column, entries });
    };
    clearTimeout(pause.current);
    pause.current = setTimeout((text: string) => announcer.current?.announce(text), PAUSE_MS, result());
  }, [announcer, columns, sort, search, matches, page, pages, size, isReady, isLate, entries, messages]);

  useEffect(() => () => clearTimeout(pause.current), []);
}

'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { tableMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { AnnouncerHandle } from '../Announcer/Announcer.tsx';
import type { TableColumn, TableView } from './table.ts';

/** Someone who types goes on typing; the count is told once they pause. In ms. */
const PAUSE = 500;

interface Shown<Row> {
  announcer: RefObject<AnnouncerHandle | null>;
  columns: readonly TableColumn<Row>[];
  view: TableView;
  filter?: (row: Row) => boolean;
  /** Rows can be seen: they are neither loading nor failed. */
  isReady: boolean;
  page: number;
  pages: number;
  /** How many rows are left, in words. */
  entries: string;
}

/**
 * Says once what a sort, a search, a filter or a page turned the table into. It compares what was asked, not what came:
 * rows that are fetched again say nothing.
 */
export function useTableAnnouncements<Row>({ announcer, columns, view, filter, isReady, page, pages, entries }: Shown<Row>) {
  const messages = useMessages(tableMessages);
  const { sort, search = '', size } = view;
  const last = useRef({ sort, search, filter, page, size, isReady });
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const before = last.current;
    last.current = { sort, search, filter, page, size, isReady };
    if (!isReady || !before.isReady) return;

    const isSortedAnew = sort !== null && (sort.column !== before.sort?.column || sort.direction !== before.sort.direction);
    const isNarrowedAnew = search !== before.search || filter !== before.filter;
    const isTurned = page !== before.page || size !== before.size;
    if (!isSortedAnew && !isNarrowedAnew && !isTurned) return;

    clearTimeout(pause.current);
    const say = (message: string) => announcer.current?.announce(message);
    if (isSortedAnew) {
      const column = columns.find(({ id }) => id === sort.column)?.header ?? sort.column;
      const sorted = sort.direction === 'ascending' ? messages.tableSortedAscending : messages.tableSortedDescending;
      say(sorted({ column, entries }));
    } else if (isNarrowedAnew) {
      pause.current = setTimeout(say, PAUSE, entries);
    } else {
      say(messages.tablePage({ page, pages }));
    }
  }, [announcer, columns, sort, search, filter, page, pages, size, isReady, entries, messages]);

  useEffect(() => () => clearTimeout(pause.current), []);
}

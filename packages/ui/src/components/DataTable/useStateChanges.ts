'use client';
import type { RefObject } from 'react';
import { useStableCallback } from '../../hooks/useStableCallback.ts';
import type { TableState } from './tableProps.ts';
import { useScrollToHead } from './useScrollToHead.ts';

interface StateChangesOptions<State extends TableState> {
  container: RefObject<HTMLElement | null>;
  tableState: State;
  onTableStateChange: (state: State) => void;
}

/** Handlers of the headers and of the pager, which change the table's state. Their identity never changes. */
export function useStateChanges<State extends TableState>({ container, tableState, onTableStateChange }: StateChangesOptions<State>) {
  const scrollToHead = useScrollToHead(container);
  const change = (part: Partial<TableState>) => onTableStateChange({ ...tableState, ...part });
  return {
    onSort: useStableCallback((column: string) => {
      const isAscending = tableState.sort?.column === column && tableState.sort.direction === 'ascending';
      change({ sort: { column, direction: isAscending ? 'descending' : 'ascending' }, page: 1 });
    }),
    onTurn: useStableCallback((part: Partial<TableState>) => {
      scrollToHead();
      change(part);
    }),
  };
}

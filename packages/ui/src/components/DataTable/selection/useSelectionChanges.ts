'use client';
import type { ChangeEvent, RefObject } from 'react';
import { useStableCallback } from '../../../hooks/useStableCallback.ts';
import { countSelected, noSelection, type RowSelection, selectionOfIds } from './rowSelection.ts';
import type { SelectionMode } from './selectionMode.ts';
import type { SelectionState, TableSelection } from './useTableSelection.ts';

interface SelectionChangesOptions<Row> {
  container: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  pageRows: readonly Row[];
  rowId: (row: Row) => string;
  selection: TableSelection | undefined;
  selected: SelectionState<Row>;
  mode: SelectionMode;
  /** Announces how many of all rows are selected. */
  announce: (count: number, total: number) => void;
}

/** The header's checkbox, which selects the page. */
export const pageBoxOf = (container: HTMLElement | null) => container?.querySelector<HTMLElement>('[data-select-page]:enabled') ?? null;

/** Handlers that change the selection. Their identity never changes. */
export function useSelectionChanges<Row>(options: SelectionChangesOptions<Row>) {
  const { container, rows, pageRows, rowId, selection, selected, mode, announce } = options;
  const select = (next: RowSelection) => {
    selection?.onChange(next);
    announce(countSelected(next, rows, rowId), rows.length);
  };
  return {
    onSelectPage: useStableCallback(() => select(selected.withPage(selected.page !== 'all'))),
    onSelect: useStableCallback(({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const rowIndex = Number(currentTarget.closest<HTMLElement>('[data-row-index]')?.dataset.rowIndex);
      const row = pageRows[rowIndex];
      if (row === undefined) return;
      if (selection?.isSingle) selection.onChange(currentTarget.checked ? selectionOfIds([rowId(row)]) : noSelection);
      else select(selected.afterPress(rowIndex, currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey));
    }),
    onSelectFound: useStableCallback(() => select(selected.withFound())),
    onSelectAll: useStableCallback(() => select(selected.withAll())),
    onShowHidden: useStableCallback(() => selection?.onShowHidden?.()),
    onClear: useStableCallback(() => {
      const { current } = container;
      // In a table the row keeps the focus; a card's checkbox is removed.
      if (mode.isSelecting) current?.focus({ preventScroll: true });
      else if (!document.activeElement?.closest('[data-row-index]')) (pageBoxOf(current) ?? current)?.focus({ preventScroll: true });
      select(noSelection);
      if (mode.isSelecting) selection?.cards?.onSelectingChange(false);
    }),
    onSelectStart: (rowIndex: number) => {
      selection?.cards?.onSelectingChange(true);
      select(selected.afterPress(rowIndex, true, false));
    },
  };
}

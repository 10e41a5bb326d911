'use client';
import { type ReactNode, useMemo, useRef } from 'react';
import type { TableLayout } from '../layout/tableLayout.ts';
import { filterRows, type TableFilter } from '../rows/filterRows.ts';
import { countSelected, isSelected, noSelection, type RowSelection, selectionOfAll, withRows } from './rowSelection.ts';

export interface TableSelection {
  selected: RowSelection;
  onChange: (selected: RowSelection) => void;
  /**
   * One row at most: a second one replaces the first, and pressed again it is taken back. Nothing is announced, since what the
   * application shows of the choice says it. @default false
   */
  isSingle?: boolean;
  /** Called to show the selected rows that the search or the filters hide. Without it this is not offered. */
  onShowHidden?: () => void;
  /** Actions for the selected rows, at the end of the selection bar. */
  actions?: (layout: TableLayout) => ReactNode;
  /** Whether cards can be selected now. Without it cards always show their checkboxes, and there is no bar below them. */
  cards?: { isSelecting: boolean; onSelectingChange: (isSelecting: boolean) => void };
}

/** The state of a checkbox for several rows; `some` is shown as mixed. */
export type Selection = 'none' | 'some' | 'all';

/** The search, or the filters where they alone leave the rows out. */
export type HiddenBy = 'search' | 'filters';

/** The selected rows in the order in which they were loaded. */
export interface SelectedRows<Row> {
  shown: Row[];
  hidden: Row[];
  hiddenBy: HiddenBy;
}

interface TableSelectionOptions<Row> {
  rows: readonly Row[];
  rowIndexes: readonly number[] | null;
  pageRows: readonly Row[];
  rowId: (row: Row) => string;
  filter: TableFilter<Row>;
  selection?: TableSelection;
}

export function useTableSelection<Row>({ rows, rowIndexes, pageRows, rowId, filter, selection }: TableSelectionOptions<Row>) {
  const selected = selection?.selected ?? noSelection;
  const { search = '', searchText, matches } = filter;
  const isRowSelected = (row: Row) => isSelected(selected, rowId(row), rows);

  const count = useMemo(() => countSelected(selected, rows, rowId), [selected, rows, rowId]);
  const hidden = useMemo(
    () => (rowIndexes === null ? 0 : count - countSelected(selected, rows, rowId, rowIndexes)),
    [count, selected, rows, rowId, rowIndexes],
  );
  const onPage = count === 0 ? 0 : pageRows.filter(isRowSelected).length;
  const all = pageRows.length > 0 && onPage === pageRows.length ? 'all' : 'some';

  const isHiddenBySearch = () => matches === undefined || countSelected(selected, rows, rowId, filterRows(rows, null, { search, searchText })) < count;
  const hiddenBy: HiddenBy = hidden > 0 && search.trim() !== '' && isHiddenBySearch() ? 'search' : 'filters';

  // A range starts at the row that was pressed last on the same page.
  const last = useRef<{ rowIndex: number; pageRows: readonly Row[] }>(null);
  function pressed(rowIndex: number, hasShift: boolean): readonly Row[] {
    const from = hasShift && last.current?.pageRows === pageRows ? last.current.rowIndex : rowIndex;
    last.current = { rowIndex, pageRows };
    return pageRows.slice(Math.min(from, rowIndex), Math.max(from, rowIndex) + 1);
  }

  return {
    isRowSelected,
    /** How much of this page is selected, for the header's checkbox. */
    page: (onPage === 0 ? 'none' : all) satisfies Selection as Selection,
    /** How many rows are selected, seen or not. */
    count,
    /** How many of them the search or the filters hide. */
    hidden,
    hiddenBy,
    /** The selection after a press on a row's checkbox; with Shift, of all rows from the one that was pressed last. */
    afterPress: (rowIndex: number, isAdded: boolean, hasShift: boolean) => withRows(selected, pressed(rowIndex, hasShift).map(rowId), isAdded),
    withPage: (isAdded: boolean) => withRows(selected, pageRows.map(rowId), isAdded),
    withAll: () => selectionOfAll(rows, rowId),
    selectedRows(): SelectedRows<Row> {
      const visible = rowIndexes === null ? undefined : new Set(rowIndexes);
      const shown: Row[] = [];
      const hiddenRows: Row[] = [];
      for (const [index, row] of rows.entries())
        if (isRowSelected(row)) (visible === undefined || visible.has(index) ? shown : hiddenRows).push(row);
      return { shown, hidden: hiddenRows, hiddenBy };
    },
  };
}
export type SelectionState<Row> = ReturnType<typeof useTableSelection<Row>>;

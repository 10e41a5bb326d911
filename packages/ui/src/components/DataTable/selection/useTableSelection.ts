'use client';
import { type ReactNode, useMemo, useRef } from 'react';
import type { TableLayout } from '../layout/tableLayout.ts';
import { filterRows, type TableFilter } from '../rows/filterRows.ts';
import { countSelected, isSelected, noSelection, type RowSelection, selectionOfAll, withRows } from './rowSelection.ts';

export interface TableSelection {
  selected: RowSelection;
  onChange: (selected: RowSelection) => void;
  /**
   * At most one row can be selected: a second row replaces the first, and a second press deselects. Nothing is announced, because the
   * application shows the choice itself.
   * @default false
   */
  isSingle?: boolean;
  /** Called to show the selected rows alone, while some are hidden or on other pages. Without it the bar does not offer that. */
  onShowHidden?: () => void;
  /** Actions for the selected rows, at the end of the selection bar. */
  actions?: (layout: TableLayout) => ReactNode;
  /** Whether cards are being selected. Without it cards always show their checkboxes, and there is no bar below them. */
  cards?: { isSelecting: boolean; onSelectingChange: (isSelecting: boolean) => void };
}

/** The state of a checkbox for several rows; `some` looks mixed. */
export type Selection = 'none' | 'some' | 'all';

/** The reason why selected rows are hidden: the search, or only the filters. */
export type HiddenBy = 'search' | 'filters';

/** The selected rows in their given order. */
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
  const { search = '', searchText, searchCodes, matches } = filter;
  const isRowSelected = (row: Row) => isSelected(selected, rowId(row), rows);

  const count = useMemo(() => countSelected(selected, rows, rowId), [selected, rows, rowId]);
  const hidden = useMemo(
    () => (rowIndexes === null ? 0 : count - countSelected(selected, rows, rowId, rowIndexes)),
    [count, selected, rows, rowId, rowIndexes],
  );
  const onPage = count === 0 ? 0 : pageRows.filter(isRowSelected).length;
  const found = rowIndexes?.length ?? rows.length;
  // With all that are found, those of other pages are no surprise.
  const onOtherPages = count - hidden < found ? count - hidden - onPage : 0;
  const all = pageRows.length > 0 && onPage === pageRows.length ? 'all' : 'some';

  const isHiddenBySearch = () => matches === undefined || countSelected(selected, rows, rowId, filterRows(rows, null, { search, searchText, searchCodes })) < count;
  const hiddenBy: HiddenBy = hidden > 0 && search.trim() !== '' && isHiddenBySearch() ? 'search' : 'filters';

  // A range starts at the last pressed row of the same page.
  const last = useRef<{ rowIndex: number; pageRows: readonly Row[] }>(null);
  function pressed(rowIndex: number, hasShift: boolean): readonly Row[] {
    const from = hasShift && last.current?.pageRows === pageRows ? last.current.rowIndex : rowIndex;
    last.current = { rowIndex, pageRows };
    return pageRows.slice(Math.min(from, rowIndex), Math.max(from, rowIndex) + 1);
  }

  return {
    isRowSelected,
    /** How much of the current page is selected, for the header's checkbox. */
    page: (onPage === 0 ? 'none' : all) satisfies Selection as Selection,
    /** How many rows are selected, hidden ones included. */
    count,
    /** How many selected rows the search or the filters hide. */
    hidden,
    /** How many selected rows the page does not show: hidden ones, and those of other pages unless all that are found are selected. */
    notShown: hidden + onOtherPages,
    /** Changes the selection after a press on a row's checkbox; with Shift for all rows from the last pressed one. */
    afterPress: (rowIndex: number, isAdded: boolean, hasShift: boolean) => withRows(selected, pressed(rowIndex, hasShift).map(rowId), isAdded),
    withPage: (isAdded: boolean) => withRows(selected, pageRows.map(rowId), isAdded),
    /** Adds all rows that the search and the filters find. */
    withFound: () => (rowIndexes === null ? selectionOfAll(rows, rowId) : withRows(selected, rowIndexes.map((index) => rowId(rows[index] as Row)), true)),
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

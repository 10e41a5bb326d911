'use client';
import { useMemo } from 'react';
import { countSelected, type Selection, selectionOf } from './selectionOf.ts';

/** Which rows are selected, by id, on all pages. */
export interface TableSelection {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Whether cards show their checkboxes. @default true */
  isShownOnCards?: boolean;
}

interface TableSelectionOptions<Row> {
  rows: readonly Row[];
  rowIndexes: readonly number[] | null;
  rowId: (row: Row) => string;
  selection?: TableSelection;
}

export interface SelectionState {
  /** What the header's checkbox shows: all rows that pass the filter, on every page. */
  all: Selection;
  /** How many rows are selected, those that the filter hides included. */
  count: number;
  /** The selection with this row added or removed. */
  withRow: (id: string, isSelected: boolean) => Set<string>;
  /** The selection with all rows that pass the filter added or removed. */
  withAll: (isSelected: boolean) => Set<string>;
}

const emptySelection: ReadonlySet<string> = new Set();
const noIds: readonly string[] = [];

export function useTableSelection<Row>({ rows, rowIndexes, rowId, selection }: TableSelectionOptions<Row>): SelectionState {
  const isSelectable = selection !== undefined;
  const selected = selection?.selected ?? emptySelection;
  const ids = useMemo(() => (isSelectable ? rows.map(rowId) : noIds), [rows, rowId, isSelectable]);
  const filteredIds = useMemo(
    () => (rowIndexes === null || !isSelectable ? ids : rowIndexes.map((index) => ids[index] ?? '')),
    [ids, rowIndexes, isSelectable],
  );
  const all = useMemo(() => selectionOf(filteredIds, selected), [filteredIds, selected]);
  const count = useMemo(() => countSelected(ids, selected), [ids, selected]);

  return {
    all,
    count,
    withRow: (id, isSelected) => {
      const next = new Set(selected);
      if (isSelected) next.add(id);
      else next.delete(id);
      return next;
    },
    withAll: (isSelected) => {
      if (isSelected && selected.size === 0) return new Set(filteredIds);
      const next = new Set(selected);
      for (const id of filteredIds) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      return next;
    },
  };
}

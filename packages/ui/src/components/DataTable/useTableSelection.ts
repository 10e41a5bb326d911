'use client';
import { useMemo } from 'react';
import { countSelected, type Selection, selectionOf } from './selectionOf.ts';

/** Which rows are selected, by id, also on pages that do not show. */
export interface TableSelection {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Cards show their checkboxes. @default true */
  isShownOnCards?: boolean;
}

interface Listed<Row> {
  rows: readonly Row[];
  places: readonly number[] | null;
  rowId: (row: Row) => string;
  selection?: TableSelection;
}

export interface Selecting {
  /** What the header's checkbox shows of all rows that are left, on every page. */
  all: Selection;
  /** Selected rows, those that a search hides included. */
  count: number;
  /** Everything with this row added, or without it. */
  withRow: (id: string, isSelected: boolean) => Set<string>;
  /** Everything with all rows that are left added, or without them. */
  withAll: (isSelected: boolean) => Set<string>;
}

const nothing: ReadonlySet<string> = new Set();
const noIds: readonly string[] = [];

export function useTableSelection<Row>({ rows, places, rowId, selection }: Listed<Row>): Selecting {
  const isSelecting = selection !== undefined;
  const selected = selection?.selected ?? nothing;
  const ids = useMemo(() => (isSelecting ? rows.map(rowId) : noIds), [rows, rowId, isSelecting]);
  const left = useMemo(
    () => (places === null || !isSelecting ? ids : places.map((place) => ids[place] ?? '')),
    [ids, places, isSelecting],
  );
  const all = useMemo(() => selectionOf(left, selected), [left, selected]);
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
      if (isSelected && selected.size === 0) return new Set(left);
      const next = new Set(selected);
      for (const id of left) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      return next;
    },
  };
}

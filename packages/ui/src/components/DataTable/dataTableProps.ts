import type { Ref } from 'react';
import type { EmptyStateProps } from '../EmptyState/EmptyState.tsx';
import type { FilterChip } from '../FilterChips/FilterChips.tsx';
import type { Loadable } from '../LoadableView/Loadable.ts';
import type { TableFilter } from './rows/filterRows.ts';
import type { SelectedRows, TableSelection } from './selection/useTableSelection.ts';
import type { CardParts, RowActions, TableColumn, TableDensity, TableState, UnsortedColumn } from './tableProps.ts';
import type { TableToolSlots } from './toolbar/TableTools.tsx';

// A literal state with `sort: null` does not name its columns, so any column fits it.
type ColumnOf<State extends TableState> = [NonNullable<State['sort']>] extends [never] ? string : NonNullable<State['sort']>['column'];

/** The functions of a table's `ref`. */
export interface DataTableHandle<Row = unknown> {
  /** The selected rows, those first that are shown on some page. */
  selectedRows: () => SelectedRows<Row>;
  /** The rows that pass the filter, on all pages, as they are sorted. */
  shownRows: () => readonly Row[];
  /**
   * The element that takes focus when a dialog that a button of the table opened has closed: that button; when its row has
   * been removed, the same button of the next row, else of the previous one; when it was outside the rows, as above selected
   * ones, the last button of the row after the first of them; null when no row is left. Pass it to the dialog:
   *
   * ```tsx
   * <ConfirmDialog restoreFocusTo={() => table.current?.restoreFocusTo() ?? heading.current} />
   * ```
   */
  restoreFocusTo: () => HTMLElement | null;
  /**
   * Downloads the selected rows, or without any those that pass the filter, as `{name}-{day}.csv`: the visible columns in
   * their order, the rows as they are sorted. Resolves to how many rows there are; rejects when its code could not be fetched.
   */
  saveCsv: (name: string) => Promise<number>;
  /** Copies the same rows as text for a spreadsheet. Rejects also when the browser refuses the clipboard. */
  copyRows: () => Promise<number>;
}

/**
 * Columns, actions and functions of rows should keep their identity between renders: define them outside the component or
 * memoise them. A row then renders only when its data changes.
 */
export interface DataTableProps<Row, State extends TableState = TableState>
  extends TableToolSlots {
  ref?: Ref<DataTableHandle<Row>>;
  /** Names the table, for example 'Products'. */
  label: string;
  columns: readonly (TableColumn<Row, ColumnOf<State>> | UnsortedColumn<Row>)[];
  /** All rows, or that they are loading or could not be loaded. */
  rows: Loadable<readonly Row[]>;
  /** Identifies a row on all pages. */
  rowId: (row: Row) => string;
  /** The row's name, for example in 'Select Silk Slip Dress'. */
  rowName: (row: Row) => string;
  /** The address of the row's own screen. Its name becomes a link, and a press anywhere else on the row follows it. */
  rowHref?: (row: Row) => string;
  /** The ids of hidden columns. The key column cannot be hidden. A `ColumnsMenu` changes them. @default all columns show */
  hiddenColumns?: readonly string[];
  /** The actions of each row. */
  actions?: RowActions<Row>;
  /** The row as a card, for containers narrower than 640 px. @default the table scrolls sideways in its box */
  card?: (row: Row) => CardParts;
  /** Sort, page and page size, kept by the application. */
  tableState: State;
  /** Called when a header or the pager changes the state. Other properties of the state are kept. */
  onTableStateChange: (state: State) => void;
  /** Which rows show. The new count is announced when it changes. @default all rows */
  filter?: TableFilter<Row>;
  /** A chip for the search and for each filter, which one press removes. Receives how many rows are left. */
  filterChips?: (total: number) => readonly FilterChip[];
  /** Called to remove all chips. */
  onClearFilters?: () => void;
  /** Makes rows selectable. The header's checkbox selects the rows of the page; the selection bar offers all rows. */
  selection?: TableSelection;
  /** Page sizes to choose from. @default [5, 10, 25, 50] */
  sizes?: readonly State['size'][];
  /** Shown and announced while rows are loading, for example 'Loading tickets...'. @default 'Loading' */
  loading?: string;
  /** Shown when there are no rows; while nothing is loaded at all, alone, without tools, header and pager. */
  empty: Omit<EmptyStateProps, 'size'>;
  /** The number of rows in words, for announcements, for example '42 orders'. @default '42 entries' */
  countLabel?: (count: number) => string;
  /** The ids of the columns in their order; the key column keeps its place. A `ColumnsMenu` changes it. @default as given */
  columnOrder?: readonly string[];
  /** The widths that a person has chosen, in rem, by the ids of the columns. @default the columns' own */
  columnWidths?: Readonly<Record<string, number>>;
  /** Makes columns that have a width resizable at a separator in their header, while all columns are shown. */
  onColumnWidthsChange?: (widths: Record<string, number>) => void;
  /** @default 'comfortable' */
  density?: TableDensity;
}

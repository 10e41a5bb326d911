import type { Ref } from 'react';
import type { EmptyStateProps } from '../EmptyState/EmptyState.tsx';
import type { FilterChip } from '../FilterChips/FilterChips.tsx';
import type { Loadable } from '../LoadableView/Loadable.ts';
import type { TableFilter } from './rows/filterRows.ts';
import type { SelectedRows, TableSelection } from './selection/useTableSelection.ts';
import type { CardParts, ExportField, RowActions, TableColumn, TableDensity, TableState, UnsortedColumn } from './tableProps.ts';
import type { TableToolSlots } from './toolbar/TableTools.tsx';

// A literal state with `sort: null` does not name its columns, so it fits any columns.
type ColumnOf<State extends TableState> = [NonNullable<State['sort']>] extends [never] ? string : NonNullable<State['sort']>['column'];

/** The functions of a table's `ref`. */
export interface DataTableHandle<Row = unknown> {
  /** The selected rows. Rows that the filter shows, on any page, come first. */
  selectedRows: () => SelectedRows<Row>;
  /** The rows that match the filter, on all pages, in sorted order. */
  shownRows: () => readonly Row[];
  /**
   * Finds the element to focus after a dialog has closed: the button that opened it, else the same button of the next or previous row;
   * for a button outside the rows, the last button of the row after the first selected one. Null without rows.
   *
   * ```tsx
   * <ConfirmDialog restoreFocusTo={() => table.current?.restoreFocusTo() ?? heading.current} />
   * ```
   */
  restoreFocusTo: () => HTMLElement | null;
  /**
   * Downloads the selected rows, else the rows that match the filter, as `{name}-{day}.csv`, in the order of the screen, with the
   * given fields, else with the visible columns. Resolves to the number of rows; rejects when the code could not be fetched.
   */
  saveCsv: (name: string, fields?: Promise<readonly ExportField<Row>[] | undefined>) => Promise<number>;
  /** Copies the same rows as text for a spreadsheet. Also rejects when the browser refuses the clipboard. */
  copyRows: (fields?: Promise<readonly ExportField<Row>[] | undefined>) => Promise<number>;
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
  /** All rows, or that they are loading or failed to load. */
  rows: Loadable<readonly Row[]>;
  /** Identifies a row on all pages. */
  rowId: (row: Row) => string;
  /** The row's name, for example in 'Select Silk Slip Dress'. */
  rowName: (row: Row) => string;
  /** The address of the row's own screen. The row's name becomes a link, and a press anywhere else on the row follows the link. */
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
  /** Which rows are shown. A new count is announced. @default all rows */
  filter?: TableFilter<Row>;
  /** The chips of the search and of each filter; a press removes one. Receives how many rows match the filter. */
  filterChips?: (total: number) => readonly FilterChip[];
  /** Called when the button that removes all chips is pressed. */
  onClearFilters?: () => void;
  /** Makes rows selectable. The header's checkbox selects the rows of the page; the selection bar offers all rows. */
  selection?: TableSelection;
  /** Page sizes to choose from. @default [5, 10, 25, 50] */
  sizes?: readonly State['size'][];
  /** Shown and announced while rows are loading, for example 'Loading tickets...'. @default 'Loading' */
  loading?: string;
  /** Shown when there are no rows. When there are no rows even without a filter it replaces tools, header and pager too. */
  empty: Omit<EmptyStateProps, 'size'>;
  /** The number of rows in words, for announcements, for example '42 orders'. @default '42 entries' */
  countLabel?: (count: number) => string;
  /**
   * The ids of the columns in their order. The key column keeps its place. A `ColumnsMenu` changes them.
   * @default the order of `columns`
   */
  columnOrder?: readonly string[];
  /** The widths that the user has chosen, in rem, by column id. @default the columns' own */
  columnWidths?: Readonly<Record<string, number>>;
  /**
   * Called with the user's new widths. It makes every column with a width resizable at a separator in its header, while all
   * columns are shown.
   */
  onColumnWidthsChange?: (widths: Record<string, number>) => void;
  /** @default 'comfortable' */
  density?: TableDensity;
}

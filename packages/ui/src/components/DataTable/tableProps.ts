import type { ReactNode } from 'react';

/** The value by which a row is sorted. Numbers come before text, which is sorted by the user's locale; `null` and NaN come last. */
export type SortKey = string | number | null;

export type SortDirection = 'ascending' | 'descending';

/** The sort and the page of a table. The application stores them, for example in the address. */
export interface TableState {
  /** The sorted column and its direction; null keeps the given order of the rows. */
  sort: { column: string; direction: SortDirection } | null;
  /** The page, from 1. A page past the last shows the last. */
  page: number;
  /** The number of rows on a page. */
  size: number;
}

/** The height of a row: 56 px (64 where columns move into a second line), or 44 px. */
export type TableDensity = 'comfortable' | 'compact';

/** One column of an exported file. */
export interface ExportField<Row> {
  /** Its header. */
  header: string;
  /** Its value in a row. Text stays text: a code keeps its zeros. */
  value: (row: Row) => SortKey;
}

export interface TableColumn<Row, Id extends string = string> {
  /** Identifies the column, for example in `TableState.sort`. */
  id: Id;
  /** The column's header. */
  header: string;
  /** The cell's content. Text that does not fit is truncated and shown in full on hover. */
  cell: (row: Row) => ReactNode;
  /** A picture at the start of the cell. */
  media?: (row: Row) => ReactNode;
  /** A muted second line. While the table is condensed, include the content of the hidden columns. */
  detail?: (row: Row, isCondensed: boolean) => ReactNode;
  /** Makes the column sortable. Return text, a number, or null for rows that come last. */
  sortBy?: (row: Row) => SortKey;
  /**
   * The cell's value in an exported file and in copied rows. Null leaves the column out, for example a column of buttons.
   * @default the result of `sortBy`, else the cell's text
   */
  exportValue?: ((row: Row) => SortKey) | null;
  /** The facts of a cell that shows several, one exported column each. They replace `exportValue`. */
  exportFields?: readonly ExportField<Row>[];
  /** The key column: its cell names the row and contains its link. At most one column. @default false */
  isKey?: boolean;
  /** Use `end` for numbers. @default 'start' */
  align?: 'start' | 'end';
  /**
   * `strong` for the column that users read first, `quiet` for one that they seldom need.
   * @default 'strong' for the key column, else 'normal'
   */
  emphasis?: 'strong' | 'normal' | 'quiet';
  /** A CSS length. Columns without one share the remaining width. */
  width?: string;
  /** The column's part of the table's spare width. On the column without a width, `from` is its width when there is no spare width. */
  share?: { parts: number; from?: string };
  /** A CSS length while the table is condensed. @default `width` */
  condensedWidth?: string;
  /** Hides the column while the table is condensed, between 640 and 920 px. @default false */
  isHiddenWhenCondensed?: boolean;
  /** The shape of the cell while rows are loading. @default 'text' */
  placeholder?: 'text' | 'tag';
}

/** A column that cannot be sorted, so that the state need not know its name. */
export type UnsortedColumn<Row> = Omit<TableColumn<Row>, 'sortBy'> & { sortBy?: undefined };

export interface RowAction<Row> {
  id: string;
  /** A single verb, for example 'Edit'. The accessible name adds the row's name. */
  label: string;
  /** An icon, 20 px. */
  icon: ReactNode;
  /** Makes the action a link. Without it `onAction` is called. */
  href?: (row: Row) => string;
  onAction?: (row: Row) => void;
  /** `critical` is red and last in a menu. @default 'neutral' */
  tone?: 'neutral' | 'critical';
  /** Shows the action only in menus, not as an icon in the row. @default false */
  isInMenuAlone?: boolean;
}

export interface RowActions<Row> {
  /** The header of the action column, for example 'Action'. */
  header: string;
  /** The CSS width that the column needs for its header. In a condensed table it is 4rem. @default '4.5rem' */
  headerWidth?: string;
  items: readonly RowAction<Row>[];
  /** Icons side by side, or one menu. Cards and condensed tables use the menu, unless there is a single action. @default 'icons' */
  display?: 'icons' | 'menu';
}

/** The parts of a row's card, for containers narrower than 640 px. */
export interface CardParts {
  /** A picture of 76 by 92 px. */
  picture?: ReactNode;
  /** The row's name, which contains its link. */
  title: ReactNode;
  /** A status, shown below the line when there is a picture, else after the title. */
  badge?: ReactNode;
  /** A muted line below the title. */
  line?: ReactNode;
  /** Further facts, at the bottom. */
  meta?: ReactNode;
  /** A price or a total, at the end of the bottom line. */
  figure?: ReactNode;
  /** A control as wide as the card. */
  footer?: ReactNode;
}

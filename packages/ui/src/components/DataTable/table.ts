import type { ReactNode } from 'react';
import type { SortKey } from './sortRows.ts';

export type SortDirection = 'ascending' | 'descending';

/** What a table shows of the rows there are. The application keeps it, for example in the address. */
export interface TableView {
  /** Null keeps the order in which the rows came. */
  sort: { column: string; direction: SortDirection } | null;
  /** From 1; a page past the last shows the last. */
  page: number;
  /** Rows on a page. */
  size: number;
  /** Text looked for in each row's `searchText`. */
  search?: string;
}

export interface TableColumn<Row, Id extends string = string> {
  /** Tells the columns apart; the view's sort names it. */
  id: Id;
  /** What stands above the column. */
  header: string;
  /** The cell's content. Text is cut off where it does not fit and shows whole under the pointer. */
  cell: (row: Row) => ReactNode;
  /** A picture at the cell's start. */
  media?: (row: Row) => ReactNode;
  /** A quiet second line. When the table is condensed it takes in what hidden columns said. */
  detail?: (row: Row, isCondensed: boolean) => ReactNode;
  /** Makes the column sortable: text, a number, or null, which stands last. */
  sortBy?: (row: Row) => SortKey;
  /** This cell names the row and holds its link. One column at most. @default false */
  isKey?: boolean;
  /** Numbers stand at the end. @default 'start' */
  align?: 'start' | 'end';
  /** `strong` for what is looked at first, `quiet` for what is seldom needed. @default 'strong' for the key, else 'normal' */
  emphasis?: 'strong' | 'normal' | 'quiet';
  /** A CSS length. Columns without one share what is left. */
  width?: string;
  /** A CSS length while the table is condensed. @default `width` */
  condensedWidth?: string;
  /** Leaves the column out while the table is condensed, between 640 and 920 px. @default false */
  isHiddenWhenCondensed?: boolean;
}

export interface RowAction<Row> {
  id: string;
  /** One verb, for example 'Edit'; the row's name follows it for those who listen. */
  label: string;
  /** One icon, 20 px. */
  icon: ReactNode;
  /** Where it leads. Without it `onAction` runs. */
  href?: (row: Row) => string;
  onAction?: (row: Row) => void;
  /** `critical` stands last and in red in a menu. @default 'neutral' */
  tone?: 'neutral' | 'critical';
}

export interface RowActions<Row> {
  /** What stands above them, for example 'Action'. */
  header: string;
  items: readonly RowAction<Row>[];
  /** Side by side as icons, or in one menu. Cards and condensed tables use the menu, unless there is a single action. @default 'icons' */
  display?: 'icons' | 'menu';
}

/** What a row says as a card, where the table is narrower than 640 px. */
export interface CardParts {
  /** A picture, 76 by 92. */
  picture?: ReactNode;
  /** The row's name. It holds the link. */
  title: ReactNode;
  /** A status. It stands under the line when there is a picture, else at the title's end. */
  badge?: ReactNode;
  /** A quiet line under the title. */
  line?: ReactNode;
  /** What else matters, at the bottom. */
  meta?: ReactNode;
  /** A price or a total, at the bottom's end. */
  figure?: ReactNode;
  /** A control across the whole card. */
  footer?: ReactNode;
}

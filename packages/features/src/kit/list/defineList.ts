import type { CardParts, ExportField, RowActions, SelectedRows, TableColumn, TableLayout, TableState, UnsortedColumn } from '@valise/ui/DataTable';
import type { Catalogue, Dictionary, Messages } from '@valise/ui/messages';
import type { ComponentType, ReactNode } from 'react';
import type { ValueFormats } from '../format/format.ts';
import type { Filter } from './filters.ts';
import type { ExportedFields } from './listPreferences.ts';
import type { ListAddress } from './listState.ts';
import type { SelectFilterFieldProps } from './SelectFilterField.tsx';
import type { TabbedListProps } from './TabbedList.tsx';

export type SearchedState = TableState & { search: string };

/** A list's state, as `listState` defines it. */
export interface ListStateDefinition<State extends SearchedState> extends ListAddress<State> {
  filters: Readonly<Record<string, Filter<unknown>>>;
  sizes: readonly State['size'][];
  /** The state of an address without a query. */
  default: State;
  withFilters: (state: State, changes: Partial<State>) => State;
  clearFilters: (state: State) => State;
  hasFilters: (state: State) => boolean;
}

/** The copy of a list and the formats of values, in the screen's language. */
export interface ListWords<Texts> {
  messages: Texts;
  formats: ValueFormats;
  /** For further dictionaries: `messagesIn(dictionary, locale)`. */
  locale: string;
}

/** A filter of the menu. Each row belongs to at most one of its choices. */
export interface ChoiceFilter<Row, Choice extends string, Texts> {
  /** Names the filter, for example 'Status'. */
  label: (messages: Texts) => string;
  labelOf: (choice: Choice, messages: Texts) => string;
  /** The row's choice; null for a row that no choice shows. */
  choiceOf: (row: Row) => Choice | null;
}

/** One filter for each `manyOf` of the state, under the same name. */
export type ChoiceFilters<Row, State, Texts> = {
  readonly [Name in keyof State as State[Name] extends readonly string[] ? Name : never]?: State[Name] extends readonly (infer Choice extends string)[]
    ? ChoiceFilter<Row, Choice, Texts>
    : never;
};

/** A filter in the toolbar with one chosen value, for a field `anyText` of the state. Its values are known only from the rows. */
export interface SelectFilter<Row, State, Texts, Context> {
  /** `SelectFilterField`, or another field. Passed in, so that lists without one do not load its code. */
  Field: ComponentType<SelectFilterFieldProps>;
  /** Its name in the state. */
  name: string & keyof { [Name in keyof State as State[Name] extends string | null ? Name : never]: true };
  label: (messages: Texts) => string;
  /** The label of the choice that shows every row. */
  all: (messages: Texts) => string;
  /** The values that the rows have, in the order of the screen, each with its text in the data. */
  valuesOf: (rows: readonly Row[]) => ReadonlyMap<string, string>;
  /** `text` is undefined for a value that no row has. */
  labelOf: (value: string, text: string | undefined, words: ListWords<Texts>) => string;
  /** Whether a row has the value; undefined until that is known. */
  matches: (value: string, context: Context) => ((row: Row) => boolean) | undefined;
}

/** The tabs of a list whose state has `tab: tabOf(ids)`. Without a chosen tab the first one opens, of a searched or filtered list the first that has a row to show. */
export interface ListTabs<Row, Tab extends string, Texts> {
  /** `TabbedList`, or other tabs. Passed in, so that lists without tabs do not load its code. */
  Tabs: ComponentType<TabbedListProps>;
  ids: readonly Tab[];
  tabOf: (row: Row) => Tab;
  label: (tab: Tab, messages: Texts) => string;
  /** The tab whose rows need attention. Its count looks like a warning. */
  urgent?: Tab;
}

/** The props of a list's own bulk actions. */
export interface BulkTools<Row, Context> {
  layout: TableLayout;
  context: Context;
  /** The ids of the selected rows. */
  selectedRows: () => SelectedRows<Row>;
  /** The id of the selected row in the bar of selected rows; undefined in the toolbar, and unless exactly one row is selected. */
  onlyId?: string;
  /** Starts the selection of cards; undefined in other layouts. */
  onSelect?: () => void;
  /** Exports and copies the selected rows, or without a selection the rows that match the filters. */
  onExport: () => void;
  onCopy: () => void;
  /** Which fields both have, and the change of that choice. */
  exported: ExportedFields;
  onExportedChange: (exported: ExportedFields) => void;
}

export interface BulkActions<Row, Context> {
  /** Shown in the toolbar. Memoise it, so that changing the page does not render it. @default a menu that exports and copies */
  Toolbar?: ComponentType<BulkTools<Row, Context>>;
  /** Shown in the bar of selected rows. Memoise it too. */
  Selected: ComponentType<BulkTools<Row, Context>>;
}

type ColumnOf<State extends TableState> = NonNullable<State['sort']>['column'];

/**
 * A list as data. Its functions receive the copy. Those that make a part of the screen receive the words, the context that the
 * screen passes to `ListScreen`, and the open tab; `ListScreen` calls them again only when one of these changes.
 */
export interface List<Row, State extends SearchedState, Copy extends Catalogue, Context extends object, Tab extends string> {
  /** Names the entries that an application stores for the list, and the exported files, for example 'refunds'. */
  name: string;
  /** The name of exported files; the day is added to it. @default name */
  export?: string;
  /** The copy of the list's feature. */
  messages: Dictionary<Copy>;
  state: ListStateDefinition<State>;
  rowId: (row: Row) => string;
  /** The row's name, for example in 'Select Silk Slip Dress'. */
  rowName: (row: Row, messages: Messages<Copy>) => string;
  /** The path of the row's own screen. Without it the row's name is not a link. */
  rowHref?: (row: Row) => string;
  /** The title names the screen and the table. The breadcrumb links to `parent`, the page above. */
  header: (messages: Messages<Copy>) => { title: string; subtitle?: string; parent: { label: string; href: string }; primaryAction?: ReactNode };
  columns: (words: ListWords<Messages<Copy>>, context: Context, tab: Tab) => readonly (TableColumn<Row, ColumnOf<NoInfer<State>>> | UnsortedColumn<Row>)[];
  /** The ids of columns that are hidden until a user shows them. @default none */
  optionalColumns?: readonly string[];
  /** Everything that a row has, one fact a field, for an export of all fields. Its code is fetched when it is wanted. */
  fields: () => Promise<(words: ListWords<Messages<Copy>>) => readonly ExportField<Row>[]>;
  /** The row as a card, for phones. */
  card: (words: ListWords<Messages<Copy>>, context: Context, tab: Tab) => (row: Row) => CardParts;
  /** The actions of each row. */
  actions?: (words: ListWords<Messages<Copy>>, context: Context, tab: Tab) => RowActions<Row>;
  search: {
    /** Names the search field, for example 'Search refunds'. */
    label: (messages: Messages<Copy>) => string;
    /** @default the label */
    placeholder?: (messages: Messages<Copy>) => string;
    /** The searched text of a row: its fields, one a line. */
    text: (row: Row) => string;
    /** The codes of a row, which a scanner types: each whole code finds it too. */
    codes?: (row: Row) => readonly string[];
    /** Returns the text to search for when `search` was typed, for example an id without its prefix. @default the same text */
    wanted?: (search: string) => string;
  };
  /** In the order of the screen. */
  filters?: ChoiceFilters<Row, NoInfer<State>, Messages<Copy>>;
  select?: SelectFilter<Row, NoInfer<State>, Messages<Copy>, Context>;
  tabs?: ListTabs<Row, Tab, Messages<Copy>>;
  /** Makes rows selectable. */
  bulk?: BulkActions<Row, Context>;
  /** Announced while rows are loading, for example 'Loading refunds'. @default 'Loading' */
  loading?: (messages: Messages<Copy>) => string;
  /** The number of rows in words, for example '42 refunds'. @default '42 entries' */
  count?: (count: number, messages: Messages<Copy>) => string;
  /**
   * Shown when no row is left. The description and the action are for a list or a tab without any rows; where filters leave
   * rows out, the screen says so instead. The tab is undefined when the whole list has no rows. @default description
   * 'Try adjusting filters or check back later.'
   */
  empty: (messages: Messages<Copy>, tab: Tab | undefined) => { title: string; description?: string; action?: ReactNode };
}

/**
 * Defines a list for `ListScreen`.
 *
 * ```tsx
 * export const refundList = defineList({
 *   name: 'refunds',
 *   messages: refundMessages,
 *   state: refundListState,
 *   rowId: ({ id }: Refund) => id,
 *   columns: refundColumns,
 *   …
 * });
 * <ListScreen list={refundList} rows={refunds} {...kept} />
 * ```
 */
export const defineList = <Row, State extends SearchedState, Copy extends Catalogue, Context extends object = object, Tab extends string = string>(
  list: List<Row, State, Copy, Context, Tab>,
): List<Row, State, Copy, Context, Tab> => list;

import type { DataTableProps, TableDensity } from '@valise/ui/DataTable';

export type ExportedFields = 'shown' | 'all';

/** How a user has arranged the table of a list. */
export interface ListPreferences {
  /** Ids of hidden columns. */
  hiddenColumns: readonly string[];
  /** Ids of shown columns among those that the list hides until they are wanted. */
  shownColumns: readonly string[];
  /** Ids of columns in their order; empty for the list's own order. */
  columnOrder: readonly string[];
  /** Widths in rem, by column id. */
  columnWidths: Readonly<Record<string, number>>;
  density: TableDensity;
  /** Which fields an export has: the shown columns, or all that the list knows. */
  exported: ExportedFields;
}

export const defaultPreferences: ListPreferences = {
  hiddenColumns: [],
  shownColumns: [],
  columnOrder: [],
  columnWidths: {},
  density: 'comfortable',
  exported: 'shown',
};

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !isList(value);
const isDensity = (value: unknown): value is TableDensity => value === 'comfortable' || value === 'compact';
const isId = (value: unknown): value is string => typeof value === 'string';
const isWidth = (entry: [string, unknown]): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0 && entry[1] <= 100;

/**
 * Reads stored preferences, which may be anything. Undefined when one has the wrong shape, or all are missing. An invalid id or
 * width is dropped.
 */
export function parsePreferences(json: unknown): ListPreferences | undefined {
  if (!isRecord(json) || !Object.keys(defaultPreferences).some((name) => name in json)) return undefined;
  const { hiddenColumns, shownColumns, columnOrder, columnWidths, density, exported }: Record<keyof ListPreferences, unknown> = { ...defaultPreferences, ...json };
  if (!isList(hiddenColumns) || !isList(columnOrder) || !isRecord(columnWidths) || !isDensity(density)) return undefined;
  return {
    hiddenColumns: hiddenColumns.filter(isId),
    shownColumns: isList(shownColumns) ? shownColumns.filter(isId) : [],
    columnOrder: columnOrder.filter(isId),
    columnWidths: Object.fromEntries(Object.entries(columnWidths).filter(isWidth)),
    density,
    exported: exported === 'all' ? 'all' : 'shown',
  };
}

type TablePreferences = Pick<DataTableProps<never>, 'hiddenColumns' | 'columnOrder' | 'columnWidths' | 'density' | 'onColumnWidthsChange'>;

/** The preferences as the props of a `DataTable`. */
export const tablePreferences = (preferences: ListPreferences, onChange: (preferences: ListPreferences) => void): TablePreferences => {
  const { hiddenColumns, columnOrder, columnWidths, density } = preferences;
  return { hiddenColumns, columnOrder, columnWidths, density, onColumnWidthsChange: (widths) => onChange({ ...preferences, columnWidths: widths }) };
};

/** The ids of the columns that the table does not show. `optional` are those that the list hides until they are wanted. */
export const hiddenIds = ({ hiddenColumns, shownColumns }: ListPreferences, optional: readonly string[]): readonly string[] => [
  ...hiddenColumns,
  ...optional.filter((id) => !shownColumns.includes(id)),
];

/** The change of the preferences that hides exactly these columns. */
export const withHiddenIds = (hidden: readonly string[], optional: readonly string[]): Pick<ListPreferences, 'hiddenColumns' | 'shownColumns'> => ({
  hiddenColumns: hidden.filter((id) => !optional.includes(id)),
  shownColumns: optional.filter((id) => !hidden.includes(id)),
});

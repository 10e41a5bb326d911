import type { DataTableProps, TableDensity } from '@valise/ui/DataTable';

/** How a user has arranged the table of a list. */
export interface ListPreferences {
  /** Ids of hidden columns. */
  hiddenColumns: readonly string[];
  /** Ids of columns in their order; empty for the list's own order. */
  columnOrder: readonly string[];
  /** Widths in rem, by column id. */
  columnWidths: Readonly<Record<string, number>>;
  density: TableDensity;
}

export const defaultPreferences: ListPreferences = { hiddenColumns: [], columnOrder: [], columnWidths: {}, density: 'comfortable' };

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
  const { hiddenColumns, columnOrder, columnWidths, density }: Record<keyof ListPreferences, unknown> = { ...defaultPreferences, ...json };
  if (!isList(hiddenColumns) || !isList(columnOrder) || !isRecord(columnWidths) || !isDensity(density)) return undefined;
  return {
    hiddenColumns: hiddenColumns.filter(isId),
    columnOrder: columnOrder.filter(isId),
    columnWidths: Object.fromEntries(Object.entries(columnWidths).filter(isWidth)),
    density,
  };
}

/** The preferences as the props of a `DataTable`. */
export const tablePreferences = (
  preferences: ListPreferences,
  onChange: (preferences: ListPreferences) => void,
): ListPreferences & Required<Pick<DataTableProps<never>, 'onColumnWidthsChange'>> => ({
  ...preferences,
  onColumnWidthsChange: (columnWidths) => onChange({ ...preferences, columnWidths }),
});

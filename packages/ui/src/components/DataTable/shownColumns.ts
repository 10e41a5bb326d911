import type { TableColumn } from './table.ts';

/** The columns that show. The one that names the row always does, and so does the first when all of them are hidden. */
export function shownColumns<Column extends Pick<TableColumn<never>, 'id' | 'isKey'>>(
  columns: readonly Column[],
  hidden: readonly string[],
): readonly Column[] {
  const shown = columns.filter(({ id, isKey }) => isKey === true || !hidden.includes(id));
  return shown.length > 0 ? shown : columns.slice(0, 1);
}

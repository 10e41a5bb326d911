import type { TableColumn } from '../tableProps.ts';

/** The columns that are not hidden. The key column cannot be hidden; if there is none, the first column stays when all are hidden. */
export function visibleColumns<Column extends Pick<TableColumn<never>, 'id' | 'isKey'>>(
  columns: readonly Column[],
  hidden: readonly string[],
): readonly Column[] {
  const visible = columns.filter(({ id, isKey }) => isKey === true || !hidden.includes(id));
  return visible.length > 0 ? visible : columns.slice(0, 1);
}

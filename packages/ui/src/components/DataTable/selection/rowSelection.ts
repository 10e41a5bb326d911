/** Which rows are selected, on all pages. It is immutable: each function below returns a new selection. */
export interface RowSelection {
  /** The ids of the selected rows; with `all`, the ids of the rows that are not selected. */
  ids: ReadonlySet<string>;
  /** The loaded rows at the time when all were selected. Their ids are collected only once other rows have been loaded. */
  all?: { rows: readonly unknown[]; ids: () => ReadonlySet<string> };
}

export const noSelection: RowSelection = { ids: new Set() };

export const selectionOfIds = (ids: Iterable<string>): RowSelection => ({ ids: new Set(ids) });

/** Selects every loaded row. Rows that are loaded later are not selected. */
export function selectionOfAll<Row>(rows: readonly Row[], rowId: (row: Row) => string): RowSelection {
  let known: ReadonlySet<string> | undefined;
  return { ids: noSelection.ids, all: { rows, ids: () => (known ??= new Set(rows.map(rowId))) } };
}

export function isSelected({ ids, all }: RowSelection, id: string, rows: readonly unknown[]): boolean {
  if (all === undefined) return ids.has(id);
  return !ids.has(id) && (all.rows === rows || all.ids().has(id));
}

/** Adds rows to the selection, or removes them. */
export function withRows({ ids, all }: RowSelection, changed: readonly string[], isAdded: boolean): RowSelection {
  // A row that was loaded after all were selected has to be listed by its id.
  if (all !== undefined && isAdded && changed.some((id) => !all.ids().has(id))) {
    const listed = [...all.ids()].filter((id) => !ids.has(id));
    return selectionOfIds([...listed, ...changed]);
  }
  const next = new Set(ids);
  for (const id of changed) {
    if (isAdded === (all === undefined)) next.add(id);
    else next.delete(id);
  }
  return { ids: next, all };
}

/** How many rows are selected: of all rows, or of the rows with the given indexes. */
export function countSelected<Row>(
  selection: RowSelection,
  rows: readonly Row[],
  rowId: (row: Row) => string,
  indexes: readonly number[] | null = null,
): number {
  const { ids, all } = selection;
  if (all === undefined && ids.size === 0) return 0;
  const length = indexes?.length ?? rows.length;
  if (all?.rows === rows && ids.size === 0) return length;
  let count = 0;
  for (let position = 0; position < length; position += 1) {
    const row = rows[indexes?.[position] ?? position] as Row;
    if (isSelected(selection, rowId(row), rows)) count += 1;
    if (all === undefined && count === ids.size) break;
  }
  return count;
}

import type { TableColumn } from '../tableProps.ts';

type Column = Pick<TableColumn<never>, 'id' | 'isKey'>;

/**
 * Sorts the columns by the given ids. The key column keeps its place. A column that is missing in the ids, because it was added
 * later, follows its predecessor in the default order.
 */
export function orderedColumns<Given extends Column>(columns: readonly Given[], order: readonly string[]): readonly Given[] {
  if (order.length === 0) return columns;
  const movable = columns.filter(({ isKey }) => isKey !== true);
  const ordered = order.flatMap((id) => movable.find((column) => column.id === id) ?? []).filter((column, index, all) => all.indexOf(column) === index);
  movable.forEach((column, index) => {
    if (!ordered.includes(column)) ordered.splice(ordered.indexOf(movable[index - 1] as Given) + 1, 0, column);
  });
  return columns.map((column) => (column.isKey === true ? column : (ordered.shift() as Given)));
}

/** A row that stands, or one that is on its way out. */
export interface ShownRow<Item> {
  item: Item;
  isLeaving: boolean;
}

/** The rows of a list after a change: what has gone keeps its place, leaving, before the row that came after it. */
export function withLeaving<Item extends { id: string }>(
  shown: readonly ShownRow<Item>[],
  items: readonly Item[],
): readonly ShownRow<Item>[] {
  const stays = new Set(items.map(({ id }) => id));
  const before = new Map<string | undefined, ShownRow<Item>[]>();
  let following: string | undefined;
  for (const row of shown.toReversed()) {
    if (stays.has(row.item.id)) following = row.item.id;
    else before.set(following, [{ ...row, isLeaving: true }, ...(before.get(following) ?? [])]);
  }
  const rows = items.flatMap((item) => [...(before.get(item.id) ?? []), { item, isLeaving: false }]);
  return [...rows, ...(before.get(undefined) ?? [])];
}

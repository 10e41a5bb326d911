/** An item in the list, or a removed item that fades out. */
export interface ListedItem<Item> {
  item: Item;
  isExiting: boolean;
}

/** The list after a change: a removed item keeps its place, before the item that followed it. */
export function withExiting<Item extends { id: string }>(
  listed: readonly ListedItem<Item>[],
  items: readonly Item[],
): readonly ListedItem<Item>[] {
  const ids = new Set(items.map(({ id }) => id));
  const exitingBefore = new Map<string | undefined, ListedItem<Item>[]>();
  let following: string | undefined;
  for (const entry of listed.toReversed()) {
    if (ids.has(entry.item.id)) following = entry.item.id;
    else exitingBefore.set(following, [{ ...entry, isExiting: true }, ...(exitingBefore.get(following) ?? [])]);
  }
  const entries = items.flatMap((item) => [...(exitingBefore.get(item.id) ?? []), { item, isExiting: false }]);
  return [...entries, ...(exitingBefore.get(undefined) ?? [])];
}

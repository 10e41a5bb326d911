/** Asks about the items of a list. */
export interface WaitingItems<Item> {
  /** The item as far as a list on this page knows it. */
  known: (id: string) => Item | undefined;
  /** Requests the item; null when it is gone, undefined when it could not be requested. */
  read: (id: string) => Promise<Item | null | undefined>;
  /** Whether the item still waits to be dealt with. */
  waits: (item: Item) => boolean;
}

/**
 * The first of the items that still waits. Each one that may wait is requested, because somebody else may have dealt with it
 * meanwhile; one that cannot be requested is taken, as its screen says why.
 *
 * @returns null when none waits
 */
export async function nextWaiting<Item>(ids: readonly string[], { known, read, waits }: WaitingItems<Item>): Promise<string | null> {
  for (const id of ids) {
    const listed = known(id);
    if (listed !== undefined && !waits(listed)) continue;
    // One after the other: mostly the first is the one.
    const item = await read(id);
    if (item === undefined || (item !== null && waits(item))) return id;
  }
  return null;
}

/** The keys of a part that was dropped from an object, because it does not fit: 'items.2.price'. */
export type DroppedKeys = string[];

// Reading is synchronous, so one collection at a time is enough. Zod hands no context to a reader.
let dropped: DroppedKeys[] = [];

interface Issues {
  issues: readonly { path: readonly PropertyKey[] }[];
}

/** The keys that an error names, each once: 'items.2.price'; '' for the value itself. */
export const keysOf = ({ issues }: Issues): string[] => [...new Set(issues.map(({ path }) => path.map(String).join('.')))];

/** How many parts were dropped so far. */
export const droppedCount = (): number => dropped.length;

/** Notes a part that a reader drops without failing the object. */
export const drop = (error: Issues): void => void dropped.push(keysOf(error));

/** Puts a key before those of the parts that were dropped since `count`. */
export function dropWithin(count: number, key: string): void {
  for (let at = count; at < dropped.length; at += 1) {
    dropped[at] = (dropped[at] as DroppedKeys).map((inner) => (inner === '' ? key : `${key}.${inner}`));
  }
}

/** Reads a value, and says which parts of it were dropped. */
export function withDropped<Result>(read: () => Result): { result: Result; dropped: readonly DroppedKeys[] } {
  dropped = [];
  const result = read();
  return { result, dropped };
}

/** Knows when the data on screen arrived. Keys are those of the cache. */
export function createFreshness(now: () => number = Date.now) {
  const arrivals = new Map<string, number>();
  const shown = new Map<string, number>();
  const listeners = new Set<() => void>();
  let oldest: number | null = null;

  function update() {
    const moments = [...shown.keys()].flatMap((key) => arrivals.get(key) ?? []);
    const next = moments.length === 0 ? null : Math.min(...moments);
    if (next === oldest) return;
    oldest = next;
    for (const listener of listeners) listener();
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** When the oldest data on screen arrived, in ms since 1970; null without data. */
    getSnapshot: () => oldest,
    arrived(key: string) {
      arrivals.set(key, now());
      update();
    },
    /** The data of a key is on screen until the returned function is called. */
    show(key: string) {
      shown.set(key, (shown.get(key) ?? 0) + 1);
      update();
      return () => {
        const others = (shown.get(key) ?? 1) - 1;
        if (others > 0) shown.set(key, others);
        else shown.delete(key);
        update();
      };
    },
  };
}
export type Freshness = ReturnType<typeof createFreshness>;

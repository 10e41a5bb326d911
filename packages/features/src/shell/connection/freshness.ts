import { createStore } from '@valise/ui/createStore';

/** Knows when the data on screen arrived. Keys are those of the cache. */
export function createFreshness(now: () => number = Date.now) {
  const arrivals = new Map<string, number>();
  const shown = new Map<string, number>();
  const oldest = createStore<number | null>(null);

  function update() {
    const moments = [...shown.keys()].flatMap((key) => arrivals.get(key) ?? []);
    oldest.set(moments.length === 0 ? null : Math.min(...moments));
  }

  return {
    subscribe: oldest.subscribe,
    /** When the oldest data on screen arrived, in ms since 1970; null without data. */
    getSnapshot: oldest.getSnapshot,
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

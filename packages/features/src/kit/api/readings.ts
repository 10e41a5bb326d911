import type { ListPart, Unread, Wait } from '@valise/contract';
import { createStore, type Store } from '@valise/ui/createStore';

/** How far the reading of a response has come, beside the response itself. */
export interface Reading {
  /** What has come of a list in pages while others are missing; at the end only a list that is not what the server counts. */
  part?: ListPart<unknown>;
  /** What could not be read. */
  unread: readonly Unread[];
  /** The server is busy, and the request waits. */
  wait: Wait | null;
}

interface Readings extends Pick<Store<ReadonlyMap<string, Reading>>, 'getSnapshot' | 'subscribe'> {
  /** Changes the reading of one response. */
  change: (name: string, change: Partial<Reading>) => void;
  /** The pages of a list that has not come whole, so that another attempt requests only the others. */
  keptPages: (name: string) => Map<string, unknown>;
}

const nothing: Reading = { unread: [], wait: null };

function createReadings(): Readings {
  const { getSnapshot, set, subscribe } = createStore<ReadonlyMap<string, Reading>>(new Map());
  const kept = new Map<string, Map<string, unknown>>();
  return {
    getSnapshot,
    subscribe,
    change: (name, change) => set(new Map(getSnapshot()).set(name, { ...(getSnapshot().get(name) ?? nothing), ...change })),
    keptPages: (name) => {
      const pages = kept.get(name) ?? new Map<string, unknown>();
      kept.set(name, pages);
      return pages;
    },
  };
}

// They end with the cache of their responses, which a new session replaces.
const byCache = new WeakMap<object, Readings>();

export function readingsOf(cache: object): Readings {
  const known = byCache.get(cache) ?? createReadings();
  byCache.set(cache, known);
  return known;
}

import type { ReadEndpoint } from './endpointKey.ts';

/** Requests its own response again where no screen does. */
export interface Follower {
  /** The data may have changed: what is known is requested again, of all keys that match. */
  refresh: (matches: (key: unknown) => boolean) => void;
  /** The server has said that an endpoint's data has changed. What is not known yet is requested too. */
  hear: (endpoint: ReadEndpoint) => void;
}

// They end with the cache of their responses, which a new session replaces.
const byCache = new WeakMap<object, Set<Follower>>();

/** The followers of the responses in a cache. */
export function followersOf(cache: object): Set<Follower> {
  const known = byCache.get(cache) ?? new Set<Follower>();
  byCache.set(cache, known);
  return known;
}

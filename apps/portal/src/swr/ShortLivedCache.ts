import { useEffect } from 'react';
import { type Cache, type Middleware, type State, unstable_serialize } from 'swr';

const LIFETIME_MS = 5 * 60_000;

interface Entry {
  state: State;
  at: number;
}

/** Removes a response five minutes after the last screen that shows it has unmounted. */
export class ShortLivedCache implements Cache {
  readonly #entries = new Map<string, Entry>();
  readonly #shown = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  keys(): IterableIterator<string> {
    // SWR expects a state for every key.
    for (const key of this.#entries.keys()) this.get(key);
    return this.#entries.keys();
  }

  get(key: string): State | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || this.#shown.has(key) || this.#now() - entry.at < LIFETIME_MS) return entry?.state;
    this.#entries.delete(key);
    return undefined;
  }

  set(key: string, state: State): void {
    this.#entries.set(key, { state, at: this.#now() });
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  /** Keeps a response that is on screen until the returned function is called; its five minutes begin then. */
  hold(key: string): () => void {
    this.#shown.set(key, (this.#shown.get(key) ?? 0) + 1);
    return () => {
      const others = (this.#shown.get(key) ?? 1) - 1;
      if (others > 0) this.#shown.set(key, others);
      else this.#shown.delete(key);
      const entry = this.#entries.get(key);
      if (entry !== undefined) entry.at = this.#now();
    };
  }
}

/** Keeps the responses that are on screen in the cache. */
export const holdsWhatIsShown: Middleware = (useNext) => (key, fetcher, config) => {
  const { cache } = config as { cache?: Cache };
  const name = unstable_serialize(key);
  useEffect(() => (cache instanceof ShortLivedCache && name !== '' ? cache.hold(name) : undefined), [cache, name]);
  return useNext(key, fetcher, config);
};

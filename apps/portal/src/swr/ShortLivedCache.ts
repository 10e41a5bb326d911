import { useEffect } from 'react';
import { type Cache, type Middleware, type State, unstable_serialize } from 'swr';

const LIFETIME_MS = 5 * 60_000;

interface Kept {
  state: State;
  at: number;
}

/** Answers that no screen shows are forgotten after five minutes; those on screen stay. */
export class ShortLivedCache implements Cache {
  readonly #kept = new Map<string, Kept>();
  readonly #shown = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  keys(): IterableIterator<string> {
    return this.#kept.keys();
  }

  get(key: string): State | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined || this.#shown.has(key) || this.#now() - kept.at < LIFETIME_MS) return kept?.state;
    this.#kept.delete(key);
    return undefined;
  }

  set(key: string, state: State): void {
    this.#kept.set(key, { state, at: this.#now() });
  }

  delete(key: string): void {
    this.#kept.delete(key);
  }

  /** A screen shows this answer until it calls what it gets back; the five minutes begin then. */
  hold(key: string): () => void {
    this.#shown.set(key, (this.#shown.get(key) ?? 0) + 1);
    return () => {
      const others = (this.#shown.get(key) ?? 1) - 1;
      if (others > 0) this.#shown.set(key, others);
      else this.#shown.delete(key);
      const kept = this.#kept.get(key);
      if (kept !== undefined) kept.at = this.#now();
    };
  }
}

/** Tells the cache which answers are on screen. */
export const holdsWhatIsShown: Middleware = (useNext) => (key, fetcher, config) => {
  const { cache } = config as { cache?: Cache };
  const name = unstable_serialize(key);
  useEffect(() => (cache instanceof ShortLivedCache && name !== '' ? cache.hold(name) : undefined), [cache, name]);
  return useNext(key, fetcher, config);
};

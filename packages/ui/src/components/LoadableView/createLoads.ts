export interface LoadWords {
  /** Announced for several loads at once, for example 'Loading...'. */
  loading: string;
  /** Announced when all have ended. */
  loaded: string;
}

/** A load this short is not announced, and a load that follows another one so soon belongs to it, in ms. */
const PAUSE_MS = 400;

/** Announces the loads of a page as one: that it has begun, unless it is short, and that all of it has ended. */
export function createLoads(announce: (text: string) => void) {
  const pending = new Map<symbol, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAnnounced = false;
  let hasFailed = false;

  const later = (run: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(run, PAUSE_MS);
  };

  /** A load has begun. Returns a function that ends it. */
  function begin(text: string, words: LoadWords): () => void {
    const load = Symbol(text);
    if (pending.size === 0 && !isAnnounced) {
      hasFailed = false;
      later(() => {
        const [first, second] = pending.values();
        if (first === undefined) return;
        isAnnounced = true;
        announce(second === undefined ? first : words.loading);
      });
    } else if (isAnnounced) clearTimeout(timer);
    pending.set(load, text);
    return () => {
      pending.delete(load);
      if (pending.size > 0) return;
      if (isAnnounced) {
        later(() => {
          isAnnounced = false;
          if (!hasFailed) announce(words.loaded);
        });
      } else clearTimeout(timer);
    };
  }

  /** A load has failed, which is announced where it failed. */
  const fail = () => {
    hasFailed = true;
  };

  return { begin, fail };
}

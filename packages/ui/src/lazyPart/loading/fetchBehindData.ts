import { tryLater } from './tryLater.ts';
import { whenSettled } from './whenSettled.ts';

/** The longest time for which the next code waits for the one before it, in ms. */
const PATIENCE_MS = 1000;

/** The code to fetch, in this order. */
const waiting = new Set<() => Promise<void>>();
let isFetching = false;

function fetchNext() {
  if (isFetching || waiting.size === 0) return;
  isFetching = true;
  whenSettled(async () => {
    const [fetch] = waiting;
    if (fetch !== undefined) {
      waiting.delete(fetch);
      await Promise.race([fetch(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    }
    isFetching = false;
    fetchNext();
  }, 0);
}

/**
 * Fetches code that the user soon needs but the first paint does not, once the page has its data: one part after another, in the order
 * of the calls. A failure is tried again in the background; see `tryLater`. The returned function cancels it.
 */
export function fetchBehindData(load: () => Promise<unknown>): () => void {
  let isWanted = true;
  let failures = 0;
  let cancelRetry = () => {};
  async function fetch() {
    try {
      await load();
    } catch {
      if (isWanted) cancelRetry = tryLater(enqueue, failures);
      failures += 1;
    }
  }
  function enqueue() {
    waiting.add(fetch);
    fetchNext();
  }
  enqueue();
  return () => {
    isWanted = false;
    waiting.delete(fetch);
    cancelRetry();
  };
}

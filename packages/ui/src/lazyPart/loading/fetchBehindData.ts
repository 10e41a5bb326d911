import { tryLater } from './tryLater.ts';
import { whenSettled } from './whenSettled.ts';

type Load = () => Promise<unknown>;

/** How long the next code waits for the one before it, in ms. */
const PATIENCE_MS = 1000;

/** What has not arrived, with the number of its callers and of its failures. */
const wanted = new Map<Load, { callers: number; failures: number }>();
/** What is to be requested next, in this order. */
const queue = new Set<Load>();
let isFetching = false;

function requestNext() {
  if (isFetching || queue.size === 0) return;
  isFetching = true;
  whenSettled(async () => {
    const [load] = queue;
    if (load !== undefined) {
      queue.delete(load);
      await Promise.race([request(load), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    }
    isFetching = false;
    requestNext();
  }, 0);
}

async function request(load: Load) {
  try {
    await load();
    wanted.delete(load);
  } catch {
    const entry = wanted.get(load);
    if (entry === undefined) return;
    tryLater(() => enqueue(load), entry.failures);
    entry.failures += 1;
  }
}

function enqueue(load: Load) {
  if (!wanted.has(load)) return;
  queue.add(load);
  requestNext();
}

/**
 * Fetches code that the user soon needs but the first paint does not, once the page has its data, in the order of the calls: the next
 * code once the one before has arrived or has taken a second. A failure is tried again in the background; see `tryLater`. The returned
 * function cancels the fetch once every caller has called it.
 */
export function fetchBehindData(load: Load): () => void {
  const entry = wanted.get(load) ?? { callers: 0, failures: 0 };
  entry.callers += 1;
  wanted.set(load, entry);
  if (entry.callers === 1) enqueue(load);
  return () => {
    entry.callers -= 1;
    if (entry.callers > 0) return;
    wanted.delete(load);
    queue.delete(load);
  };
}

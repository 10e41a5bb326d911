import { tryLater } from './tryLater.ts';
import { whenSettled } from './whenSettled.ts';

type Load = () => Promise<unknown>;

/** The code to fetch, in this order, with the number of its callers. */
const wanted = new Map<Load, number>();
let isFetching = false;
let failures = 0;

function fetchNext() {
  if (isFetching || wanted.size === 0) return;
  isFetching = true;
  whenSettled(() => {
    const [load = async () => {}] = wanted.keys();
    void fetchOne(load);
  });
}

async function fetchOne(load: Load) {
  const next = () => {
    isFetching = false;
    fetchNext();
  };
  try {
    await load();
    wanted.delete(load);
    failures = 0;
    next();
  } catch {
    // Other code may still arrive.
    const callers = wanted.get(load);
    if (wanted.delete(load)) wanted.set(load, callers ?? 0);
    tryLater(next, failures);
    failures += 1;
  }
}

/**
 * Fetches code that may be needed once the page is idle, one part after another, so that no press waits for many requests. After a
 * failure it pauses; see `tryLater`. The returned function cancels it, once every caller has called it.
 */
export function fetchAhead(load: Load): () => void {
  const count = (change: number) => {
    const callers = (wanted.get(load) ?? 0) + change;
    if (callers > 0) wanted.set(load, callers);
    else wanted.delete(load);
  };
  count(1);
  fetchNext();
  return () => count(-1);
}

import { tryLater } from './tryLater.ts';
import { whenSettled } from './whenSettled.ts';

type Load = () => Promise<unknown>;

/** What is still to be fetched, in this order, with the number of its callers. */
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
    // The others may arrive.
    const callers = wanted.get(load);
    if (wanted.delete(load)) wanted.set(load, callers ?? 0);
    tryLater(next, failures);
    failures += 1;
  }
}

/**
 * Fetches code that may be needed: once the page has settled, one part after another, so that a press never waits behind many
 * requests. After a failure nothing is fetched ahead until the browser is online or half a minute has passed; see `tryLater`.
 * The function it returns cancels that, once every caller has called it.
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

import { tryLater } from './tryLater.ts';
import { whenSettled } from './whenSettled.ts';

type Load = () => Promise<unknown>;

/** What is still to be fetched, in this order. */
const wanted = new Set<Load>();
let isFetching = false;
let failures = 0;

function fetchNext() {
  if (isFetching || wanted.size === 0) return;
  isFetching = true;
  whenSettled(() => {
    const [load] = wanted;
    void fetchOne(load ?? (async () => {}));
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
    if (wanted.delete(load)) wanted.add(load);
    tryLater(next, failures);
    failures += 1;
  }
}

/**
 * Fetches code that may be needed: once the page has settled, one part after another, so that a press never waits behind many
 * requests. After a failure nothing is fetched ahead until the browser is online or half a minute has passed; see `tryLater`.
 * The function it returns cancels that.
 */
export function fetchAhead(load: Load): () => void {
  wanted.add(load);
  fetchNext();
  return () => void wanted.delete(load);
}

import { tryLater } from './tryLater.ts';
import { whenSettled } from './whenSettled.ts';

/**
 * Fetches code as soon as the page has its data, for what is used soon but takes no part in the first paint. When it fails, it is
 * tried again in the background; see `tryLater`. The function it returns cancels that.
 */
export function fetchBehindData(load: () => Promise<unknown>): () => void {
  let isWanted = true;
  let failures = 0;
  let cancel = whenSettled(fetch, 0);
  function fetch() {
    load().catch(() => {
      if (isWanted) cancel = tryLater(fetch, failures);
      failures += 1;
    });
  }
  return () => {
    isWanted = false;
    cancel();
  };
}

import type { SWRConfiguration } from 'swr';
import { failsAfterLastRetry, onErrorRetry } from './retry.ts';
import { holdsWhatIsShown, ShortLivedCache } from './ShortLivedCache.ts';

/** How the portal requests and caches. In a new SWRConfig the cache is empty. */
export const swrOptions: SWRConfiguration = {
  provider: () => new ShortLivedCache(),
  onErrorRetry,
  // After an outage everything on screen is requested at once, at most once in five seconds.
  revalidateOnReconnect: false,
  use: [holdsWhatIsShown, failsAfterLastRetry],
  // A deep comparison of a list of thousands costs more than rendering it again.
  compare: Object.is,
};

import type { SWRConfiguration } from 'swr';
import { failsAfterLastRetry, onErrorRetry } from './retry.ts';
import { holdsWhatIsShown, ShortLivedCache } from './ShortLivedCache.ts';

/** How the portal asks and keeps answers. Given to a new SWRConfig, the cache starts empty. */
export const swrOptions: SWRConfiguration = {
  provider: () => new ShortLivedCache(),
  onErrorRetry,
  use: [holdsWhatIsShown, failsAfterLastRetry],
  // A list of thousands is a new one when it has been read anew: comparing it in depth costs more than showing it.
  compare: Object.is,
};

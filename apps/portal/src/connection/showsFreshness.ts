import type { Freshness } from '@valise/features/shell';
import { useEffect } from 'react';
import { type SWRConfiguration, unstable_serialize } from 'swr';
import { isNotifications } from './ConnectionBar.tsx';

/** Records when each response arrived and which responses are on screen. The bell is on every screen and does not count. */
export const showsFreshness = (freshness: Freshness): Required<Pick<SWRConfiguration, 'onSuccess' | 'use'>> => ({
  onSuccess: (_, key) => freshness.arrived(key),
  use: [
    (useNext) => (key, fetcher, config) => {
      const name = isNotifications(key) ? '' : unstable_serialize(key);
      useEffect(() => (name === '' ? undefined : freshness.show(name)), [name]);
      return useNext(key, fetcher, config);
    },
  ],
});

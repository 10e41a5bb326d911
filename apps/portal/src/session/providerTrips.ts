import type { KeptTrip, ProviderTrip } from '@valise/features/auth';

const STATE = 'oauth_state';
const PROVIDER = 'oauth_provider';
const SHOP = 'oauth_shop_domain';
const REMEMBER = 'oauth_remember_me';

export interface ProviderTrips {
  /** Keeps what the way back is checked against, in place of an earlier trip. Throws when the browser refuses. */
  keep: (trip: ProviderTrip) => void;
  /** What was kept, once: nothing of it is left afterwards. */
  take: () => KeptTrip;
}

/** Remembers in the tab that somebody has left for a provider. */
export function createProviderTrips(tab: Storage | null): ProviderTrips {
  function forget() {
    try {
      for (const entry of [STATE, PROVIDER, SHOP, REMEMBER]) tab?.removeItem(entry);
    } catch {
      // A store that refuses access holds no trip.
    }
  }
  function read(entry: string): string | null {
    try {
      return tab?.getItem(entry) ?? null;
    } catch {
      return null;
    }
  }

  return {
    keep({ state, provider, shop, isRemembered }) {
      forget();
      if (tab === null) throw new Error('This browser lets nothing be kept in a tab.');
      try {
        tab.setItem(PROVIDER, provider);
        if (shop !== null) tab.setItem(SHOP, shop);
        tab.setItem(REMEMBER, String(isRemembered));
        tab.setItem(STATE, state);
      } catch (cause) {
        forget();
        throw cause;
      }
    },
    take() {
      const kept = { state: read(STATE), provider: read(PROVIDER), isRemembered: read(REMEMBER) !== 'false' };
      forget();
      return kept;
    },
  };
}

import type { OAuthAttempt, StoredOAuthAttempt } from '@valise/features/auth';
import { type EntryStorage, type StorageName, storedEntry } from '@valise/features/kit';

export interface OAuthAttempts {
  /** Stores an attempt, in place of an earlier one, for the check of its callback. Throws when the browser refuses. */
  keep: (attempt: OAuthAttempt) => void;
  /** Returns the stored attempt and removes it. */
  take: () => StoredOAuthAttempt;
  forget: () => void;
}

type StoredAttempt = StoredOAuthAttempt & Pick<OAuthAttempt, 'shop'>;

const none: StoredAttempt = { provider: null, state: null, shop: null, isRemembered: true };

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

function parse(json: unknown): StoredAttempt | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const { provider, state, shop, isRemembered } = json as Record<string, unknown>;
  return { provider: textOrNull(provider), state: textOrNull(state), shop: textOrNull(shop), isRemembered: isRemembered !== false };
}

/** Stores in the tab the provider of a sign-in that has started, and the `state` that its redirect must have. */
export function createOAuthAttempts(storage: StorageName | EntryStorage | null): OAuthAttempts {
  const stored = storedEntry<StoredAttempt>('oauthAttempt', { storage, parse, fallback: none });
  return {
    keep(attempt) {
      stored.remove();
      if (!stored.write(attempt)) throw new Error('The browser refuses to store the attempt.');
    },
    take() {
      const attempt = stored.read();
      stored.remove();
      return attempt;
    },
    forget: stored.remove,
  };
}

export const oauthAttempts = createOAuthAttempts('session');

import { type SocialProvider, socialProviders } from '@valise/contract';
import type { StoredOAuthAttempt } from '../oauthAttempt.ts';

export interface CallbackArrival {
  /** The provider's response, read from the address. */
  query: URLSearchParams;
  /** The provider in the path, or null. */
  pathProvider: string | null;
  /** The attempt that was stored before the browser left for the provider. */
  attempt: StoredOAuthAttempt;
}

export type CallbackResult =
  | { outcome: 'code'; provider: SocialProvider; query: Record<string, string> }
  | { outcome: 'token'; provider: SocialProvider; token: string }
  | { outcome: 'invalidState' | 'noProvider' | 'noCode' }
  | { outcome: 'error'; error: string };

/**
 * Checks a provider's response. The state is checked first: with a wrong one the address may be forged, so nothing else in it is
 * read. A state that is missing on either side is wrong.
 */
export function checkCallback({ query, pathProvider, attempt }: CallbackArrival): CallbackResult {
  const isOfOtherProvider = attempt.provider !== null && pathProvider !== null && pathProvider !== attempt.provider;
  if (!attempt.state || query.get('state') !== attempt.state || isOfOtherProvider) return { outcome: 'invalidState' };
  const provider = socialProviders.find((known) => known === attempt.provider);
  if (provider === undefined) return { outcome: 'noProvider' };
  const error = query.get('error');
  if (error) return { outcome: 'error', error };
  if (query.get('code')) return { outcome: 'code', provider, query: Object.fromEntries(query) };
  const token = query.get('token');
  return token ? { outcome: 'token', provider, token } : { outcome: 'noCode' };
}

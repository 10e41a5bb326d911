import { type SocialProvider, socialProviders } from '@valise/contract';

/** What was kept when somebody left for a provider; null for whatever is missing. */
export interface KeptTrip {
  provider: string | null;
  state: string | null;
  isRemembered: boolean;
}

export interface CallbackArrival {
  /** What the provider has put into the address. */
  query: URLSearchParams;
  /** The provider that the path names; null where it names none. */
  pathProvider: string | null;
  kept: KeptTrip;
}

export type CallbackVerdict =
  | { verdict: 'code'; provider: SocialProvider; query: Record<string, string> }
  | { verdict: 'token'; provider: SocialProvider; token: string }
  | { verdict: 'invalidState' | 'noProvider' | 'noCode' }
  | { verdict: 'error'; error: string };

/**
 * Whether a provider's answer may be believed, and what it is. The state comes first: without it nothing else that the
 * address says is of this browser's asking. A state that is missing on either side is a wrong one.
 */
export function judgeCallback({ query, pathProvider, kept }: CallbackArrival): CallbackVerdict {
  const isOfOtherProvider = kept.provider !== null && pathProvider !== null && pathProvider !== kept.provider;
  if (!kept.state || query.get('state') !== kept.state || isOfOtherProvider) return { verdict: 'invalidState' };
  const provider = socialProviders.find((known) => known === kept.provider);
  if (provider === undefined) return { verdict: 'noProvider' };
  const error = query.get('error');
  if (error) return { verdict: 'error', error };
  if (query.get('code')) return { verdict: 'code', provider, query: Object.fromEntries(query) };
  const token = query.get('token');
  return token ? { verdict: 'token', provider, token } : { verdict: 'noCode' };
}

import type { SocialProvider } from '@valise/contract';

/** A sign-in at a provider that has begun: what is stored until the provider sends the browser back. */
export interface OAuthAttempt {
  provider: SocialProvider;
  /** Has to come back with the provider's response, or the response is not for this browser. */
  state: string;
  /** The shop's domain; null for the other providers. */
  shop: string | null;
  isRemembered: boolean;
}

/** An attempt as it is read back from storage; null for what is missing. */
export interface StoredOAuthAttempt {
  provider: string | null;
  state: string | null;
  isRemembered: boolean;
}

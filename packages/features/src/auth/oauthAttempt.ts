import type { SocialProvider } from '@valise/contract';

/** A sign-in at a provider that has begun; it is stored until the provider sends the browser back. */
export interface OAuthAttempt {
  provider: SocialProvider;
  /** The provider's response must carry the same state, or it is not for this browser. */
  state: string;
  /** The shop's domain; null for the other providers. */
  shop: string | null;
  isRemembered: boolean;
}

/** An attempt as read from storage; a missing part is null. */
export interface StoredOAuthAttempt {
  provider: string | null;
  state: string | null;
  isRemembered: boolean;
}

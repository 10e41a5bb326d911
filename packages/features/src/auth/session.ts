import type { SignIn, TwoFactorChallenge, User } from '@valise/contract';

/** A session as the server opened it. */
export interface SignedIn {
  token: string;
  user: User;
  /** Remember me was ticked: the session outlives the tab. */
  isRemembered: boolean;
}

/** A sign-in that waits for its code. */
export interface PendingTwoFactor extends Pick<TwoFactorChallenge, 'userId' | 'methods' | 'loginToken'> {
  /** Remember me was ticked at the first step. */
  isRemembered: boolean;
  /** The e-mail of the first step; undefined after a provider's. */
  email?: string;
}

export interface SignInEvents {
  /** The form that signs in stays busy while a promise that it returns is pending. */
  onSignedIn: (session: SignedIn) => Promise<void> | void;
  /** A code is needed first. */
  onChallenge: (pending: PendingTwoFactor) => void;
}

/** Reports what the server replied to a sign-in: a session, or a challenge. */
export function reportSignIn(
  reply: SignIn,
  isRemembered: boolean,
  { onSignedIn, onChallenge }: SignInEvents,
  email?: string,
): Promise<void> | void {
  if (reply.outcome === 'signed-in') return onSignedIn({ token: reply.token, user: reply.user, isRemembered });
  return onChallenge({ userId: reply.userId, methods: reply.methods, loginToken: reply.loginToken, isRemembered, email });
}

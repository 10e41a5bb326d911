import type { SignIn, TwoFactorChallenge, User } from '@valise/contract';

/** A session as the server opened it. */
export interface SignedIn {
  token: string;
  user: User;
  /** Remember me was ticked: the session outlives the tab. */
  isRemembered: boolean;
}

/** A sign-in that needs a code to be complete. */
export interface PendingTwoFactor extends Pick<TwoFactorChallenge, 'userId' | 'methods' | 'loginToken'> {
  /** Remember me was ticked at the first step. */
  isRemembered: boolean;
  /** The e-mail of the first step; undefined after a provider's. */
  email?: string;
}

export interface SignInEvents {
  /** A session was opened. The form stays busy while a promise that this returns is pending. */
  onSignedIn: (session: SignedIn) => Promise<void> | void;
  /** The server asks for a code before it opens a session. */
  onChallenge: (pending: PendingTwoFactor) => void;
}

/** Passes the server's reply to the right event: a session, or a challenge for a code. */
export function reportSignIn(
  reply: SignIn,
  isRemembered: boolean,
  { onSignedIn, onChallenge }: SignInEvents,
  email?: string,
): Promise<void> | void {
  if (reply.outcome === 'signed-in') return onSignedIn({ token: reply.token, user: reply.user, isRemembered });
  return onChallenge({ userId: reply.userId, methods: reply.methods, loginToken: reply.loginToken, isRemembered, email });
}

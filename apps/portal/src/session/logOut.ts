import { forgetDrafts } from './drafts.ts';
import type { ReturnTo } from './signIn/returnTo.ts';
import type { SessionStore } from './session.ts';

interface LogOutOptions {
  session: SessionStore;
  /** Where drafts are stored. */
  browser: Storage | null;
  returnTo: Pick<ReturnTo, 'forget'>;
  /** Called with the token that has ended. */
  notifyServer: (token: string) => void;
}

/** Ends the session by choice, with everything of its user: here immediately, on the server as soon as it responds. */
export function logOut({ session, browser, returnTo, notifyServer }: LogOutOptions): void {
  const ended = session.signOut();
  if (ended === null) return;
  forgetDrafts(browser, ended.user.id);
  returnTo.forget();
  notifyServer(ended.token);
}

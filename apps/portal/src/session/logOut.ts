import { forgetDrafts } from './drafts.ts';
import type { RequestedLocation } from './requestedLocation.ts';
import type { SessionStore } from './session.ts';

interface LogOutTools {
  session: SessionStore;
  /** Where drafts are kept. */
  browser: Storage | null;
  requested: Pick<RequestedLocation, 'forget'>;
  /** Told the token that is over. */
  tellServer: (token: string) => void;
}

/** Ends the session by choice, with all that belongs to its user: here at once, on the server as soon as it answers. */
export function logOut({ session, browser, requested, tellServer }: LogOutTools): void {
  const ended = session.signOut();
  if (ended === null) return;
  forgetDrafts(browser, ended.user.id);
  requested.forget();
  tellServer(ended.token);
}

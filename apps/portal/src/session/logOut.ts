import { forgetDrafts } from '@valise/features/kit';
import type { ReturnTo } from './signIn/returnTo.ts';
import type { SessionStore } from './session.ts';
import type { Stores } from './storage.ts';

interface LogOutOptions {
  session: SessionStore;
  stores: Stores;
  returnTo: Pick<ReturnTo, 'forget'>;
  /** Called with the token that has ended. */
  notifyServer: (token: string) => void;
}

/** Ends the session by choice, together with all data of its user: here at once, on the server as soon as it responds. */
export function logOut({ session, stores, returnTo, notifyServer }: LogOutOptions): void {
  const ended = session.signOut();
  if (ended === null) return;
  for (const store of [stores.browser, stores.tab]) forgetDrafts(store, ended.user.id);
  returnTo.forget();
  notifyServer(ended.token);
}

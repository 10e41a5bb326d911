import type { User } from '@valise/contract';
import type { PendingTwoFactor } from '@valise/features/auth';
import { createStore, type Store } from '@valise/ui/createStore';
import {
  EXPIRED,
  type Persistence,
  readSession,
  removeSession,
  type Session,
  type Stores,
  tokenEntry,
  userEntry,
  writeSession,
  writeUser,
} from './storage.ts';

export interface LostSession {
  userId: string;
  /** Another tab has logged out, and removed the user's drafts. */
  isLogout: boolean;
  /** The tab had input that was not saved. */
  hadInput: boolean;
}

export interface SessionState {
  session: Session | null;
  /** Where the session is stored; `page` means that the browser refused to store it. */
  persistence: Persistence;
  /** The last change of the session in this tab. `followed`: another tab made it, but not by a 401. */
  lastEvent: 'opened' | 'signed-in' | 'signed-out' | 'expired' | 'followed';
  /** The session that this tab has lost without a choice made in it, until the next sign-in here. It is in memory only. */
  lost?: LostSession;
  /** The user whose session a 401 has ended, here or in another tab, until the next sign-in. It is in memory only. */
  expired: User | null;
  /** A sign-in that waits for its code. It is in memory only, so a reload redirects to sign-in. */
  pending: PendingTwoFactor | null;
  /** The e-mail of a sign-in that was cancelled while it waited for its code, until the next sign-in. It is in memory only. */
  cancelledEmail?: string;
}

export interface SessionStore extends Pick<Store<SessionState>, 'getSnapshot' | 'subscribe'> {
  signIn: (session: Session & { isRemembered: boolean }) => void;
  /** A sign-in needs a code first; null cancels it. Signing in, here or in another tab, and logging out cancel it too. */
  challenge: (pending: PendingTwoFactor | null) => void;
  /** Ends the session by choice and returns it; null without a session, for example on a second press. */
  signOut: () => Session | null;
  /** A request with `token` got a 401: ends the session if that token is still the stored one. */
  expire: (token: string) => void;
  replaceUser: (changed: User) => void;
  /** Takes over the browser's session, unless this tab has its own. `end` says how a session ended that the browser no longer has, if that is known. */
  adopt: (end?: 'expired' | 'logout') => void;
  /** Takes over another tab's change to the user of this session. */
  adoptUser: () => void;
}

const isSame = (a: Session | null, b: Session | null) =>
  a?.token === b?.token && JSON.stringify(a?.user) === JSON.stringify(b?.user);

/** Owns the session: nothing else reads or writes its entries. `hasInput`: whether this tab has input of a user that is not saved. */
export function createSession(stores: Stores, hasInput: (userId: string) => boolean = () => false): SessionStore {
  const ofTab = readSession(stores.tab);
  const ofBrowser = ofTab === null ? readSession(stores.browser) : null;
  const { getSnapshot, set, subscribe } = createStore<SessionState>({
    session: ofTab ?? ofBrowser,
    persistence: ofTab === null ? 'browser' : 'tab',
    lastEvent: 'opened',
    expired: null,
    pending: null,
  });

  const currentToken = () => getSnapshot().session?.token;
  const storeOf = (persistence: Persistence) => (persistence === 'page' ? null : stores[persistence]);

  /** What the tab loses when another session takes the place of its own. */
  function lostTo(session: Session | null, isLogout: boolean): LostSession | undefined {
    const { session: former, lost } = getSnapshot();
    if (former === null) return lost;
    return former.token === session?.token ? undefined : { userId: former.user.id, isLogout, hadInput: hasInput(former.user.id) };
  }

  function replace(session: Session | null, lastEvent: SessionState['lastEvent'], persistence = getSnapshot().persistence, isLogout = false) {
    const expired = lastEvent === 'expired' ? (getSnapshot().session?.user ?? null) : null;
    const lost = lastEvent === 'expired' || lastEvent === 'followed' ? lostTo(session, isLogout) : undefined;
    set({ session, persistence, lastEvent, expired, pending: null, lost });
  }

  function adopt(end?: 'expired' | 'logout') {
    const { persistence, session } = getSnapshot();
    if (persistence !== 'browser') return;
    const stored = readSession(stores.browser);
    if (!isSame(stored, session)) replace(stored, end === 'expired' && !stored ? 'expired' : 'followed', persistence, end === 'logout' && !stored);
  }

  function end(lastEvent: 'signed-out' | 'expired'): Session | null {
    const { session, persistence } = getSnapshot();
    if (session === null) return null;
    removeSession(storeOf(persistence), lastEvent === 'expired');
    replace(null, lastEvent);
    return session;
  }

  return {
    adopt,
    adoptUser() {
      // A tab that signs in or out changes the user while there is no token. That change is adopted later, as a whole.
      if (readSession(stores.browser)?.token === currentToken()) adopt();
    },
    subscribe,
    getSnapshot,
    signIn({ token, user, isRemembered }) {
      const session = { token, user };
      const wanted = isRemembered ? 'browser' : 'tab';
      removeSession(stores.tab);
      const persistence = writeSession(stores[wanted], session) ? wanted : 'page';
      replace(session, 'signed-in', persistence);
    },
    challenge: (pending) => set({ ...getSnapshot(), pending, cancelledEmail: getSnapshot().pending?.email }),
    signOut() {
      const chosen = currentToken();
      adopt();
      // If another tab has signed another user in meanwhile, that session is not ended.
      return currentToken() === chosen ? end('signed-out') : null;
    },
    expire(token) {
      adopt(currentToken() === token ? 'expired' : undefined);
      if (currentToken() === token) end('expired');
    },
    replaceUser(changed) {
      adopt();
      const { session, persistence } = getSnapshot();
      if (session?.user.id !== changed.id) return;
      writeUser(storeOf(persistence), changed);
      set({ ...getSnapshot(), session: { ...session, user: changed } });
    },
  };
}

/** Updates the session when another tab changes it. A frozen tab misses events, so it reads again when it is shown. */
export function followOtherTabs(session: SessionStore): () => void {
  const stop = new AbortController();
  const listen = { signal: stop.signal };
  window.addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === tokenEntry || key === null) session.adopt(newValue === EXPIRED ? 'expired' : 'logout');
      else if (key === userEntry) session.adoptUser();
    },
    listen,
  );
  const adopt = () => session.adopt();
  window.addEventListener('pageshow', adopt, listen);
  document.addEventListener('visibilitychange', adopt, listen);
  return () => stop.abort();
}

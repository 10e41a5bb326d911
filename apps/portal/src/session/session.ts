import type { User } from '@valise/contract';
import type { PendingTwoFactor } from '@valise/features/auth';
import {
  type Keeping,
  readSession,
  removeSession,
  type Session,
  type Stores,
  userEntry,
  watchedEntry,
  writeSession,
  writeUser,
} from './storage.ts';

export interface SessionState {
  session: Session | null;
  /** Where the session is kept; `page` means that the browser refused to store it. */
  keeping: Keeping;
  /** What last happened to the session in this tab; `followed` means that another tab did it. */
  latest: 'opened' | 'signed-in' | 'signed-out' | 'expired' | 'followed';
  /** A sign-in that waits for its code. It lives in memory alone, so a reload leads back to sign-in. */
  pending: PendingTwoFactor | null;
}

export interface SessionStore {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => SessionState;
  signIn: (session: Session & { isRemembered: boolean }) => void;
  /** A sign-in needs a code first; null gives it up. Signing in, here or in another tab, and logging out give it up too. */
  challenge: (pending: PendingTwoFactor | null) => void;
  /** Ends the session by choice and hands it back; null when there is none, as on a second press. */
  signOut: () => Session | null;
  /** A call that carried `token` was refused: ends the session if that token is still the stored one. */
  expire: (token: string) => void;
  replaceUser: (changed: User) => void;
  /** Takes over what the browser holds, unless this tab keeps a session of its own. */
  adopt: () => void;
  /** Takes over what another tab changed of the user of this very session. */
  adoptUser: () => void;
}

const isSame = (a: Session | null, b: Session | null) =>
  a?.token === b?.token && JSON.stringify(a?.user) === JSON.stringify(b?.user);

/** Owns the session: the one place that reads and writes it. */
export function createSession(stores: Stores): SessionStore {
  const ofTab = readSession(stores.tab);
  const ofBrowser = ofTab === null ? readSession(stores.browser) : null;
  let state: SessionState = {
    session: ofTab ?? ofBrowser,
    keeping: ofTab === null ? 'browser' : 'tab',
    latest: 'opened',
    pending: null,
  };
  const listeners = new Set<() => void>();

  function become(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  const storeOf = (keeping: Keeping) => (keeping === 'page' ? null : stores[keeping]);

  function adopt() {
    if (state.keeping !== 'browser') return;
    const stored = readSession(stores.browser);
    if (isSame(stored, state.session)) return;
    become({ session: stored, keeping: 'browser', latest: 'followed', pending: null });
  }

  function end(latest: 'signed-out' | 'expired'): Session | null {
    const { session, keeping } = state;
    if (session === null) return null;
    removeSession(storeOf(keeping));
    become({ session: null, keeping, latest, pending: null });
    return session;
  }

  return {
    adopt,
    adoptUser() {
      // While another tab signs in or out, the user is written and removed with the token gone: that change comes whole later.
      if (readSession(stores.browser)?.token === state.session?.token) adopt();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => state,
    signIn({ token, user, isRemembered }) {
      const session = { token, user };
      const wanted = isRemembered ? 'browser' : 'tab';
      removeSession(stores.tab);
      const keeping = writeSession(stores[wanted], session) ? wanted : 'page';
      become({ session, keeping, latest: 'signed-in', pending: null });
    },
    challenge: (pending) => become({ ...state, pending }),
    signOut() {
      const chosen = state.session?.token;
      adopt();
      // Another tab has signed somebody else in meanwhile: that session is not the one to end.
      return state.session?.token === chosen ? end('signed-out') : null;
    },
    expire(token) {
      adopt();
      if (state.session?.token === token) end('expired');
    },
    replaceUser(changed) {
      adopt();
      if (state.session?.user.id !== changed.id) return;
      writeUser(storeOf(state.keeping), changed);
      become({ ...state, session: { ...state.session, user: changed } });
    },
  };
}

/** Keeps a tab in step with the browser's other tabs. A frozen tab misses events, so it reads again when it wakes. */
export function followOtherTabs(session: SessionStore): () => void {
  const stop = new AbortController();
  const listen = { signal: stop.signal };
  window.addEventListener(
    'storage',
    ({ key }) => {
      if (key === watchedEntry || key === null) session.adopt();
      else if (key === userEntry) session.adoptUser();
    },
    listen,
  );
  window.addEventListener('pageshow', session.adopt, listen);
  document.addEventListener('visibilitychange', session.adopt, listen);
  return () => stop.abort();
}

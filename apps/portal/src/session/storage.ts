import { type User, user, userToWire } from '@valise/contract';

export interface Session {
  token: string;
  user: User;
}

/** Where a session is kept: in the browser (Remember me), until the tab closes, or on this page alone. */
export type Keeping = 'browser' | 'tab' | 'page';

/** The browser's two stores; null where the browser refuses access. */
export interface Stores {
  browser: Storage | null;
  tab: Storage | null;
}

const TOKEN = 'auth_token';
const USER = 'auth_user';
const TYPE = 'type';

/** The one entry whose change tells other tabs that a session began or ended. */
export const watchedEntry = TOKEN;
/** The entry whose change tells other tabs of the same session that its user has changed. */
export const userEntry = USER;

function userOf(text: string | null): User | null {
  if (text === null) return null;
  try {
    const read = user.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** The session that a store holds, or null. It never deletes: another tab may be in the middle of writing. */
export function readSession(store: Storage | null): Session | null {
  try {
    const token = store?.getItem(TOKEN) ?? '';
    const kept = token === '' ? null : userOf(store?.getItem(USER) ?? null);
    return kept === null ? null : { token, user: { ...kept, type: kept.type || (store?.getItem(TYPE) ?? '') } };
  } catch {
    return null;
  }
}

/** Removes the token first, so that no other tab reads a token whose user is already gone. */
export function removeSession(store: Storage | null): void {
  try {
    for (const entry of [TOKEN, USER, TYPE]) store?.removeItem(entry);
  } catch {
    // A store that refuses access holds nothing to remove.
  }
}

/** Writes the token last, so that another tab reads a whole session or none. False when the browser refused. */
export function writeSession(store: Storage | null, session: Session): boolean {
  if (store === null) return false;
  try {
    store.removeItem(TOKEN);
    store.setItem(TYPE, session.user.type);
    store.setItem(USER, JSON.stringify(userToWire(session.user)));
    store.setItem(TOKEN, session.token);
    return true;
  } catch {
    removeSession(store);
    return false;
  }
}

/** Replaces the user of a session that is already there; its token stays untouched. */
export function writeUser(store: Storage | null, changed: User): void {
  try {
    store?.setItem(TYPE, changed.type);
    store?.setItem(USER, JSON.stringify(userToWire(changed)));
  } catch {
    // The session still holds with the user it had; the next sign-in brings the changed one.
  }
}

/** The browser's stores. Merely naming one throws where storage is blocked. */
export function browserStores(): Stores {
  const orNull = (open: () => Storage) => {
    try {
      return open();
    } catch {
      return null;
    }
  };
  return { browser: orNull(() => window.localStorage), tab: orNull(() => window.sessionStorage) };
}

import { type User, user, userToWire } from '@valise/contract';
import { openStorage } from '@valise/features/kit';

export interface Session {
  token: string;
  user: User;
}

/** Where a session is stored: in the browser (Remember me), in the tab, or only in this page's memory. */
export type Persistence = 'browser' | 'tab' | 'page';

/** The browser's two stores; null where the browser refuses access. */
export interface Stores {
  browser: Storage | null;
  tab: Storage | null;
}

// The names are specified, so they have no prefix (spec 1.3, spec 1.9).
const TOKEN = 'auth_token';
const USER = 'auth_user';
const TYPE = 'type';

/** The one entry whose change tells other tabs that a session has begun or ended. */
export const tokenEntry = TOKEN;
/** The entry whose change tells other tabs that the session's user has changed. */
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

/** The session in a store, or null. It never deletes: another tab may be in the middle of writing. */
export function readSession(store: Storage | null): Session | null {
  try {
    const token = store?.getItem(TOKEN) ?? '';
    const stored = token === '' ? null : userOf(store?.getItem(USER) ?? null);
    const type = stored?.type || store?.getItem(TYPE) || '';
    // The user's channel is named by the type, so an entry without one is incomplete.
    return stored === null || type === '' ? null : { token, user: { ...stored, type } };
  } catch {
    return null;
  }
}

/** The value that the token gets before its removal when a 401 has ended the session, for other tabs to read. */
export const EXPIRED = '';

/** Removes the token first, so that no other tab reads a token whose user is already gone. */
export function removeSession(store: Storage | null, isExpired = false): void {
  try {
    if (isExpired) store?.setItem(TOKEN, EXPIRED);
  } catch {
    // A full store only accepts removals.
  }
  try {
    for (const entry of [TOKEN, USER, TYPE]) store?.removeItem(entry);
  } catch {
    // A store that refuses access has nothing to remove.
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

/** Replaces the user of a stored session; its token stays untouched. */
export function writeUser(store: Storage | null, changed: User): void {
  try {
    store?.setItem(TYPE, changed.type);
    store?.setItem(USER, JSON.stringify(userToWire(changed)));
  } catch {
    // The stored session keeps the user it had; the next sign-in stores the changed one.
  }
}

/** The browser's stores. */
export function browserStores(): Stores {
  return { browser: openStorage('local'), tab: openStorage('session') };
}

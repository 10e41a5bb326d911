import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { ReturnTo } from './signIn/returnTo.ts';
import type { SessionState, SessionStore } from './session.ts';
import type { Stores } from './storage.ts';

interface SessionContextValue {
  store: SessionStore;
  stores: Stores;
  returnTo: ReturnTo;
}

const SessionContext = createContext<SessionContextValue | null>(null);

export function SessionProvider({ children, ...value }: SessionContextValue & { children: ReactNode }) {
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** The current session, and the functions that change it. */
export function useSession(): SessionContextValue & SessionState {
  const value = use(SessionContext);
  if (value === null) throw new Error('useSession needs a SessionProvider around it.');
  return { ...value, ...useSyncExternalStore(value.store.subscribe, value.store.getSnapshot) };
}

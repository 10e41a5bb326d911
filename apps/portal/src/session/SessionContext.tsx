import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { RequestedLocation } from './requestedLocation.ts';
import type { SessionState, SessionStore } from './session.ts';

interface SessionTools {
  store: SessionStore;
  requested: RequestedLocation;
  /** Ends the session by choice: here at once, on the server as soon as it answers. */
  logOut: () => void;
}

const SessionContext = createContext<SessionTools | null>(null);

export function SessionProvider({ children, ...tools }: SessionTools & { children: ReactNode }) {
  return <SessionContext value={tools}>{children}</SessionContext>;
}

/** The session as it is now, and what can be done with it. */
export function useSession(): SessionTools & SessionState {
  const tools = use(SessionContext);
  if (tools === null) throw new Error('useSession stands outside a SessionProvider.');
  return { ...tools, ...useSyncExternalStore(tools.store.subscribe, tools.store.getSnapshot) };
}

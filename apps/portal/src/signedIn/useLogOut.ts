import { endOnServer } from '../api.ts';
import { useConfig } from '../config/ConfigContext.tsx';
import { logOut } from '../session/logOut.ts';
import { useSession } from '../session/SessionContext.tsx';

/** Ends the session by choice. */
export function useLogOut(): () => void {
  const { apiUrl } = useConfig();
  const { store, stores, returnTo } = useSession();
  return () => logOut({ session: store, stores, returnTo, notifyServer: (token) => void endOnServer(apiUrl, token) });
}

import { useMessages } from '@valise/ui/messages';
import { notify, Toasts, withdraw } from '@valise/ui/Toast';
import { ApiProvider } from '@valise/features/shared';
import { useEffect, useMemo } from 'react';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import { createApi, endOnServer } from './api.ts';
import type { Config } from './config/config.ts';
import { ConfigContext } from './config/ConfigContext.tsx';
import { portalMessages } from './messages.ts';
import { preloadPath } from './router/code/preload.ts';
import { PreloadContext } from './router/code/PreloadContext.ts';
import { routeTable } from './router/routes.tsx';
import { logOut } from './session/logOut.ts';
import type { ReturnTo } from './session/signIn/returnTo.ts';
import type { SessionStore } from './session/session.ts';
import { SessionProvider, useSession } from './session/SessionContext.tsx';
import type { Stores } from './session/storage.ts';

interface AppProps {
  config: Config;
  stores: Stores;
  session: SessionStore;
  returnTo: ReturnTo;
}

export function App({ config, stores, session, returnTo }: AppProps) {
  const api = useMemo(() => createApi(config.apiUrl, session), [config, session]);

  const notifyServer = (token: string) => void endOnServer(config.apiUrl, token);
  const endSession = () => logOut({ session, stores, returnTo, notifyServer });

  return (
    <ConfigContext value={config}>
      <SessionProvider store={session} returnTo={returnTo} logOut={endSession}>
        <ApiProvider client={api}>
          <PreloadContext value={preloadPath}>
            <BrowserRouter>
              <Routes />
            </BrowserRouter>
          </PreloadContext>
          <StorageNotice />
          <ForgetNotices />
          <Toasts />
        </ApiProvider>
      </SessionProvider>
    </ConfigContext>
  );
}

const Routes = () => useRoutes(routeTable);

/** Removes the toasts of a session when it ends: they may quote what the next person is not to read. */
function ForgetNotices() {
  const { session } = useSession();
  const token = session?.token;
  useEffect(() => (token === undefined ? undefined : () => withdraw()), [token]);
  return null;
}

/** Shows a toast when the browser refuses to store the session. */
function StorageNotice() {
  const { session, persistence } = useSession();
  const messages = useMessages(portalMessages);
  const isInMemory = session !== null && persistence === 'page';
  useEffect(() => {
    if (isInMemory) notify(messages.sessionNotKept, { tone: 'warning' });
  }, [isInMemory, messages]);
  return null;
}

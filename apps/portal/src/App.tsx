import { useMessages } from '@valise/ui/messages';
import { notify, Toasts } from '@valise/ui/Toast';
import { ApiProvider } from '@valise/features/shared';
import { Suspense, useEffect, useMemo } from 'react';
import { createApi, endOnServer } from './api.ts';
import type { Config } from './config.ts';
import { ConfigContext } from './ConfigContext.tsx';
import { portalMessages } from './messages.ts';
import { Waiting } from './pages/Waiting.tsx';
import { ScreenBoundary } from './routes/ScreenBoundary.tsx';
import { screens } from './routes/screens.ts';
import { logOut } from './session/logOut.ts';
import type { RequestedLocation } from './session/requestedLocation.ts';
import type { SessionStore } from './session/session.ts';
import { SessionProvider, useSession } from './session/SessionContext.tsx';
import type { Stores } from './session/storage.ts';
import { SignedOut } from './signedOut/SignedOut.tsx';

interface AppProps {
  config: Config;
  stores: Stores;
  session: SessionStore;
  requested: RequestedLocation;
}

export function App({ config, stores, session, requested }: AppProps) {
  const api = useMemo(() => createApi(config.apiUrl, session), [config, session]);

  const tellServer = (token: string) => void endOnServer(config.apiUrl, token);
  const endSession = () => logOut({ session, browser: stores.browser, requested, tellServer });

  return (
    <ConfigContext value={config}>
      <SessionProvider store={session} requested={requested} logOut={endSession}>
        <ApiProvider client={api}>
          <Screens />
          <StorageNotice />
          <Toasts />
        </ApiProvider>
      </SessionProvider>
    </ConfigContext>
  );
}

/** Nothing of one session is left when the next begins: what was on screen, in memory or asked for goes with it. */
function Screens() {
  const { session } = useSession();
  if (session === null) return <SignedOut />;
  return (
    <ScreenBoundary key={session.token}>
      <Suspense fallback={<Waiting />}>
        <screens.signedIn />
      </Suspense>
    </ScreenBoundary>
  );
}

/** Says so when the browser refuses to store the session. */
function StorageNotice() {
  const { session, keeping } = useSession();
  const messages = useMessages(portalMessages);
  const isOnPageAlone = session !== null && keeping === 'page';
  useEffect(() => {
    if (isOnPageAlone) notify(messages.sessionNotKept, { tone: 'warning' });
  }, [isOnPageAlone, messages]);
  return null;
}

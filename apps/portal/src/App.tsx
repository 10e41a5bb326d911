import { Toasts } from '@valise/ui/Toast';
import { ApiProvider } from '@valise/features/kit';
import { useMemo } from 'react';
import { matchRoutes, renderMatches, useLocation } from 'react-router-dom';
import { createApi } from './api.ts';
import type { Config } from './config/config.ts';
import { ConfigContext } from './config/ConfigContext.tsx';
import { preloadPath } from './router/code/preload.ts';
import { PreloadContext } from './router/code/PreloadContext.ts';
import { PortalRouter } from './router/PortalRouter.tsx';
import { routeTable } from './router/routes.tsx';
import type { ReturnTo } from './session/signIn/returnTo.ts';
import type { SessionStore } from './session/session.ts';
import { SessionProvider } from './session/SessionContext.tsx';
import type { Stores } from './session/storage.ts';

interface AppProps {
  config: Config;
  stores: Stores;
  session: SessionStore;
  returnTo: ReturnTo;
}

export function App({ config, stores, session, returnTo }: AppProps) {
  const api = useMemo(() => createApi(config.apiUrl, session), [config, session]);

  return (
    <ConfigContext value={config}>
      <SessionProvider store={session} stores={stores} returnTo={returnTo}>
        <ApiProvider client={api}>
          <PreloadContext value={preloadPath}>
            <PortalRouter>
              <Routes />
            </PortalRouter>
          </PreloadContext>
          <Toasts />
        </ApiProvider>
      </SessionProvider>
    </ConfigContext>
  );
}

/** As `useRoutes`, which matches and renders the routes for each page, sort and letter of a list too: those are the query's alone. */
function Routes() {
  const { pathname } = useLocation();
  return useMemo(() => renderMatches(matchRoutes(routeTable, pathname)), [pathname]);
}

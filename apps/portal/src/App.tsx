import { BackProvider } from '@valise/ui/Dialog';
import { Toasts } from '@valise/ui/Toast';
import { ApiProvider, UploadLimitsProvider } from '@valise/features/kit';
import { useEffect, useMemo, useState } from 'react';
import { createApi } from './api.ts';
import type { Config } from './config/config.ts';
import { ConfigContext } from './config/ConfigContext.tsx';
import { preloadPath } from './router/code/preload.ts';
import { PreloadContext } from './PreloadContext.ts';
import { reportScreens } from './reports/reportScreens.ts';
import { createPortalRouter } from './router/portalRouter.ts';
import { RouterProvider } from './router/reactRouter.ts';
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
  const [{ router, hold }] = useState(createPortalRouter);
  useEffect(() => reportScreens({ router }), [router]);

  return (
    <ConfigContext value={config}>
      <SessionProvider store={session} stores={stores} returnTo={returnTo}>
        <ApiProvider client={api}>
          {/* Mounted first, so that the code of toasts and overlays is requested before the code that the signed-in screens fetch. */}
          <Toasts />
          <PreloadContext value={preloadPath}>
            <UploadLimitsProvider limits={config.uploads}>
              <BackProvider hold={hold}>
                {/* Without transitions, because in one a second press would meet the list from before the first press. */}
                <RouterProvider router={router} useTransitions={false} />
              </BackProvider>
            </UploadLimitsProvider>
          </PreloadContext>
        </ApiProvider>
      </SessionProvider>
    </ConfigContext>
  );
}

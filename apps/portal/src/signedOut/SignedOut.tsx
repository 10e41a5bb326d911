import { paths, routes } from '@valise/features/shared';
import { RouterProvider } from '@valise/ui/Link';
import { Suspense, useEffect } from 'react';
import { ScreenBoundary } from '../routes/ScreenBoundary.tsx';
import { screens } from '../routes/screens.ts';
import { useSession } from '../session/SessionContext.tsx';
import { goTo, replaceBy, usePath } from './address.ts';

const screenAt: Readonly<Record<string, keyof typeof screens>> = {
  [routes.login]: 'login',
};

/** What people see who are not signed in. Every other address is kept for later and leads to sign-in. */
export function SignedOut() {
  const path = usePath();
  const { latest, requested } = useSession();
  const name = screenAt[path];

  useEffect(() => {
    if (name !== undefined) return;
    // Who has just logged out asks for nothing.
    if (latest !== 'signed-out') requested.keep(path + window.location.search + window.location.hash);
    replaceBy(paths.login);
  }, [name, latest, requested, path]);

  if (name === undefined) return null;
  const Screen = screens[name];
  return (
    <RouterProvider navigate={goTo}>
      <ScreenBoundary>
        <Suspense>
          <Screen />
        </Suspense>
      </ScreenBoundary>
    </RouterProvider>
  );
}

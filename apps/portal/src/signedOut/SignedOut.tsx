import { paths } from '@valise/features/shared';
import { RouterProvider } from '@valise/ui/Link';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { Waiting } from '../pages/Waiting.tsx';
import { ScreenBoundary } from '../routes/ScreenBoundary.tsx';
import { screens, signedOutScreen } from '../routes/screens.ts';
import { useSession } from '../session/SessionContext.tsx';
import { goTo, replaceBy, usePath } from './address.ts';

/**
 * What people see who are not signed in. Whoever owes a code is led to it; every other address is kept for later and
 * leads to sign-in.
 */
export function SignedOut() {
  const path = usePath();
  const { latest, pending, requested } = useSession();
  const isChallenged = pending !== null;
  const name = signedOutScreen(path, isChallenged);
  // The screen that is left stays until the code of the next one is here.
  const shown = useDeferredValue(name);

  useEffect(() => {
    if (name !== undefined) return;
    // Who has just logged out asks for nothing.
    if (latest !== 'signed-out') requested.keep(path + window.location.search + window.location.hash);
    replaceBy(isChallenged ? paths.twoFactor : paths.login);
  }, [name, isChallenged, latest, requested, path]);

  if (shown === undefined) return null;
  const Screen = screens[shown];
  const isLeaving = name !== undefined && name !== shown;
  return (
    <RouterProvider navigate={goTo}>
      {/* Around the boundary, whose key would make it anew: what it shows stays while the next screen is on its way. */}
      <Suspense fallback={<Waiting />}>
        <div aria-busy={isLeaving} className={isLeaving ? 'signed-out leaving' : 'signed-out'}>
          <ScreenBoundary key={shown}>
            <Screen />
          </ScreenBoundary>
        </div>
      </Suspense>
    </RouterProvider>
  );
}

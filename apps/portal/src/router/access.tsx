import { routes } from '@valise/features/domain';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from './reactRouter.ts';
import { PageLoading } from '../pages/PageLoading.tsx';
import { oauthAttempts } from '../session/signIn/oauthAttempt.ts';
import { collectTypedAhead } from '../session/signIn/typedAhead.ts';
import { useSession } from '../session/SessionContext.tsx';
import { usePreload } from '../PreloadContext.ts';
import { ScreenBoundary } from './code/ScreenBoundary.tsx';

/** Signed-in screens. Each session mounts them anew, so that no state of the former session remains. */
export function SignedInOnly() {
  const { session } = useSession();
  if (session === null) return <RedirectToSignIn />;
  return (
    <ScreenBoundary key={session.token}>
      <Suspense fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
    </ScreenBoundary>
  );
}

/** Screens for signing in. With a session they redirect to the requested path. The screen that signed in stays until then. */
export function SignedOutOnly() {
  const { session, lastEvent } = useSession();
  const isReplaced = session !== null && lastEvent !== 'signed-in';
  return (
    <>
      {!isReplaced && <Outlet />}
      {session !== null && <RedirectAfterSignIn>{isReplaced && <PageLoading />}</RedirectAfterSignIn>}
    </>
  );
}

/** Screens that redirect to the second factor while a sign-in waits for its code. */
export function NoTwoFactorPending() {
  const { pending } = useSession();
  return pending === null ? <Outlet /> : <Navigate replace to={routes.twoFactor} />;
}

/** The screen where a sign-in that waits for its code is completed. */
export function TwoFactorPending() {
  const { pending } = useSession();
  // Decided at the first render: cancelling the sign-in here already navigates to another screen.
  const [isPending] = useState(pending !== null);
  if (!isPending) return <Navigate replace to={routes.login} />;
  return (
    <Suspense fallback={<TwoFactorLoading />}>
      <Outlet />
    </Suspense>
  );
}

/** The user may type the code as soon as the password was accepted. */
function TwoFactorLoading() {
  useEffect(collectTypedAhead, []);
  return <PageLoading />;
}

function RedirectToSignIn() {
  const { lastEvent, expired, pending, returnTo } = useSession();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    // After a logout, even one in another tab, the next sign-in starts at the first screen.
    if (lastEvent === 'opened' || lastEvent === 'expired') returnTo.keep(pathname + search + hash, expired?.id ?? null);
  }, [lastEvent, expired, returnTo, pathname, search, hash]);
  return <Navigate replace to={pending === null ? routes.login : routes.twoFactor} />;
}

/** The address changes once the code of the destination has loaded, so that the next key press or click reaches that screen. */
function RedirectAfterSignIn({ children }: { children: ReactNode }) {
  const { session, lastEvent, returnTo } = useSession();
  const preload = usePreload();
  const [destination] = useState(() => returnTo.read(session?.user.id ?? null) ?? (lastEvent === 'signed-in' ? routes.dashboard : routes.home));
  const [isFetched, setFetched] = useState(false);
  // A callback that is opened with a session is ignored, and its attempt is removed.
  useEffect(() => oauthAttempts.forget(), []);
  useEffect(() => void preload(destination).then(() => setFetched(true)), [preload, destination]);
  // Removed together with the redirect, because the next opened page would otherwise be redirected here again.
  useEffect(() => {
    if (isFetched) returnTo.forget();
  }, [isFetched, returnTo]);
  return isFetched ? <Navigate replace to={destination} /> : children;
}

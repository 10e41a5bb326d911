import { callbackAt, paths, type Realtime, RealtimeProvider, routes } from '@valise/features/shared';
import { Suspense, useEffect, useState } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { Waiting } from '../pages/Waiting.tsx';
import { lazyWhenIdle } from '../routes/lazyWhenIdle.tsx';
import { NotFound } from '../routes/notFound.tsx';
import { ScreenBoundary } from '../routes/ScreenBoundary.tsx';
import { preloadWhenIdle, screens, signedInScreen, signedOutScreen } from '../routes/screens.ts';
import { useSession } from '../session/SessionContext.tsx';
import { swrOptions } from '../swr/swrOptions.ts';
import { createLeaveGuard } from './leaveGuard.ts';
import { PortalLinks } from './PortalLinks.tsx';
import { PortalShell } from './PortalShell.tsx';
import { ScrollStart } from './scrollMemory.tsx';

const guard = createLeaveGuard();
const Connection = lazyWhenIdle(async () => (await import('../realtime/Connection.tsx')).Connection);

/** What people see who are signed in: every screen inside the shell. */
export default function SignedIn() {
  const { requested } = useSession();
  const [realtime, setRealtime] = useState<Realtime | null>(null);
  useEffect(() => requested.forget(), [requested]);
  useEffect(() => preloadWhenIdle('dashboard', 'products', 'addProduct', 'settings'), []);

  return (
    <SWRConfig value={swrOptions}>
      {/* First, so that at the end it closes first: nobody says goodbye over a socket that is closing. */}
      <Connection onChange={setRealtime} />
      <RealtimeProvider realtime={realtime}>
        <BrowserRouter>
          <PortalLinks guard={guard}>
            <Address />
          </PortalLinks>
        </BrowserRouter>
      </RealtimeProvider>
    </SWRConfig>
  );
}

// Addresses that lead to signing in have led there.
const passed: ReadonlySet<string> = new Set([routes.login, routes.signUp, routes.twoFactor]);

// A link in a mail works for whoever opens it.
const ofNobody: ReadonlySet<string> = new Set([routes.forgotPassword, routes.resetPassword]);

function Address() {
  const { pathname } = useLocation();
  if (callbackAt(pathname) !== null) return <UnusedCallback />;
  if (passed.has(pathname)) return <Onward />;
  if (ofNobody.has(pathname)) return <OutsideShell path={pathname} />;
  return <InsideShell path={pathname} />;
}

/** Leads people who have signed in to where they wanted to go. */
function Onward() {
  const { latest, requested } = useSession();
  const navigate = useNavigate();
  const [goal] = useState(() => requested.read() ?? (latest === 'signed-in' ? paths.dashboard : paths.home));
  useEffect(() => void navigate(goal, { replace: true }), [navigate, goal]);
  return null;
}

/** Whoever is signed in needs no provider's answer: it is left unused, and nothing is kept of the trip. */
function UnusedCallback() {
  useEffect(() => void import('../session/tripsOfTab.ts').then(({ tripsOfTab }) => tripsOfTab.take()), []);
  return <Onward />;
}

function OutsideShell({ path }: { path: string }) {
  const Screen = screens[signedOutScreen(path) ?? 'login'];
  return (
    <ScreenBoundary key={path}>
      <Suspense fallback={<Waiting />}>
        <Screen />
      </Suspense>
    </ScreenBoundary>
  );
}

function InsideShell({ path }: { path: string }) {
  const name = signedInScreen(path);
  const Screen = name === undefined ? NotFound : screens[name];
  return (
    <PortalShell>
      <ScreenBoundary key={path}>
        <Suspense fallback={<Waiting isInside />}>
          <Screen />
          <ScrollStart />
        </Suspense>
      </ScreenBoundary>
    </PortalShell>
  );
}

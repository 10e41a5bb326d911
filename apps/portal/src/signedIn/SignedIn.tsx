import { paths, routes } from '@valise/features/shared';
import { Suspense, useEffect, useState } from 'react';
import { BrowserRouter, Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { NotFound } from '../routes/notFound.tsx';
import { ScreenBoundary } from '../routes/ScreenBoundary.tsx';
import { preloadWhenIdle, screens } from '../routes/screens.ts';
import { useSession } from '../session/SessionContext.tsx';
import { swrOptions } from '../swr/swrOptions.ts';
import { createLeaveGuard } from './leaveGuard.ts';
import { PortalLinks } from './PortalLinks.tsx';
import { PortalShell } from './PortalShell.tsx';
import { ScrollStart } from './scrollMemory.tsx';

const guard = createLeaveGuard();

/** What people see who are signed in: every screen inside the shell. */
export default function SignedIn() {
  const { requested } = useSession();
  useEffect(() => requested.forget(), [requested]);
  useEffect(() => preloadWhenIdle('dashboard', 'products', 'addProduct'), []);

  return (
    <SWRConfig value={swrOptions}>
      <BrowserRouter>
        <PortalLinks guard={guard}>
          <Routes>
            <Route element={<InsideShell />}>
              <Route path={routes.home} element={<screens.dashboard />} />
              <Route path={routes.dashboard} element={<screens.dashboard />} />
              <Route path={routes.logout} element={<screens.dashboard />} />
              <Route path={routes.products} element={<screens.products />} />
              <Route path={routes.addProduct} element={<screens.addProduct />} />
              <Route path="*" element={<NotFound />} />
            </Route>
            <Route path={routes.login} element={<Onward />} />
            <Route path={routes.signUp} element={<Onward />} />
            <Route path={routes.twoFactor} element={<Onward />} />
            <Route path={routes.forgotPassword} element={<screens.forgotPassword />} />
            <Route path={routes.resetPassword} element={<screens.resetPassword />} />
          </Routes>
        </PortalLinks>
      </BrowserRouter>
    </SWRConfig>
  );
}

/** Leads people who have signed in to where they wanted to go. */
function Onward() {
  const { latest, requested } = useSession();
  const [goal] = useState(() => requested.read() ?? (latest === 'signed-in' ? paths.dashboard : paths.home));
  return <Navigate replace to={goal} />;
}

function InsideShell() {
  const { pathname } = useLocation();
  return (
    <PortalShell>
      <ScreenBoundary key={pathname}>
        <Suspense>
          <Outlet />
          <ScrollStart />
        </Suspense>
      </ScreenBoundary>
    </PortalShell>
  );
}

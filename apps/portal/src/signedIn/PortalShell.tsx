import { routes } from '@valise/features/shared';
import { type SearchOverlayProps, ShellContainer } from '@valise/features/shell';
import { lazyOverlay, lazyPart } from '@valise/ui/lazyPart';
import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { Outlet, useLocation, useMatch, useNavigate } from 'react-router-dom';
import { PageLoading } from '../pages/PageLoading.tsx';
import { themeChoice } from '../preferences/theme.ts';
import { ScreenBoundary } from '../router/code/ScreenBoundary.tsx';
import { ScrollStart } from '../router/scroll/scrollMemory.tsx';
import { useSession } from '../session/SessionContext.tsx';
import './Bell.css';
import { useLogOut } from './useLogOut.ts';

/** Its code is fetched after that of the screen; its space is reserved. */
const Bell = lazyPart(() => import('./Bell.tsx'), { when: 'idle' });

/** One element for every render, so that a step within a screen's address does not render it again. */
const bell = (
  <div className="bell">
    <Bell />
  </div>
);

const Search = lazyOverlay<SearchOverlayProps>(() => import('./Search.tsx'), { close: ({ onClose }) => onClose() });

/** The shell with the screen of the present route in it. */
export function PortalShell({ notice }: { notice: ReactNode }) {
  const { session } = useSession();
  const logOut = useLogOut();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const theme = useSyncExternalStore(themeChoice.subscribe, themeChoice.getSnapshot);
  const isLogout = useMatch(routes.logout) !== null;
  if (session === null) return null;
  return (
    <ShellContainer
      user={session.user}
      path={isLogout ? routes.home : pathname}
      theme={theme}
      onThemeChange={themeChoice.choose}
      search={Search}
      onLogout={logOut}
      isLogoutRequested={isLogout}
      actions={bell}
      notice={notice}
      onLogoutCancelled={() => isLogout && void navigate(routes.home, { replace: true })}
    >
      {/* By path, so that another id is another screen, with its own focus and scroll position. */}
      <ScreenBoundary key={pathname}>
        <Suspense fallback={<PageLoading isInside />}>
          <Outlet />
          <ScrollStart />
        </Suspense>
      </ScreenBoundary>
    </ShellContainer>
  );
}

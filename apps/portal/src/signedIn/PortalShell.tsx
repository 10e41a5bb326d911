import { routes } from '@valise/features/domain';
import { type SearchOverlayProps, SearchWaiting, ShellContainer } from '@valise/features/shell';
import { lazyOverlay } from '@valise/ui/lazyPart';
import { memo, type ReactNode, Suspense, useCallback, useSyncExternalStore } from 'react';
import { Outlet, useLocation, useMatch, useNavigate } from '../router/reactRouter.ts';
import { PageLoading } from '../pages/PageLoading.tsx';
import { themeChoice } from '../preferences/theme.ts';
import { useShortcutSwitch } from '../preferences/useShortcutSwitch.ts';
import { ScreenBoundary } from '../router/code/ScreenBoundary.tsx';
import { ScrollStart } from '../router/scroll/scrollMemory.tsx';
import { useSession } from '../session/SessionContext.tsx';
import { Bell } from './Bell.tsx';
import { ShortcutKeys } from './ShortcutKeys.tsx';
import { useLogOut } from './useLogOut.ts';
import { useUnsavedWork } from './useUnsavedWork.ts';
import { useWaitingWork } from './useWaitingWork.ts';

const bell = <Bell />;

const Search = lazyOverlay<SearchOverlayProps>(() => import('./Search.tsx'), {
  close: ({ onClose }) => onClose(),
  isOften: true,
  Waiting: SearchWaiting,
});

interface PortalShellProps {
  /** Shown below the top bar. A constant element, so that a render of the shell does not render it. */
  notice: ReactNode;
}

/** The shell around the screen of the current route. */
export function PortalShell({ notice }: PortalShellProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isLogout = useMatch(routes.logout) !== null;
  const stay = useCallback(() => void navigate(routes.home, { replace: true }), [navigate]);
  return <ShellAt pathname={pathname} onLogoutCancelled={isLogout ? stay : undefined} notice={notice} />;
}

interface ShellAtProps extends PortalShellProps {
  pathname: string;
  /** True at /logout, where the dialog is open from the start. */
  onLogoutCancelled: (() => void) | undefined;
}

/** Memoised by path: a list navigates for each page, sort and letter of its search, and would render some 100 components each time. */
const ShellAt = memo(function ShellAt({ pathname, onLogoutCancelled, notice }: ShellAtProps) {
  const { session } = useSession();
  const logOut = useLogOut();
  const theme = useSyncExternalStore(themeChoice.subscribe, themeChoice.getSnapshot);
  const [areShortcutsOn, onShortcutsSwitch] = useShortcutSwitch(session?.user.id ?? '');
  const findUnsaved = useUnsavedWork(session?.user.id ?? '');
  const waiting = useWaitingWork();
  const isLogout = onLogoutCancelled !== undefined;
  if (session === null) return null;
  return (
    <ShellContainer
      user={session.user}
      path={isLogout ? routes.home : pathname}
      waiting={waiting}
      theme={theme}
      onThemeChange={themeChoice.choose}
      areShortcutsOn={areShortcutsOn}
      onShortcutsSwitch={onShortcutsSwitch}
      shortcutKeys={ShortcutKeys}
      search={Search}
      onLogout={logOut}
      findUnsaved={findUnsaved}
      isLogoutRequested={isLogout}
      actions={bell}
      notice={notice}
      onLogoutCancelled={onLogoutCancelled}
    >
      {/* Keyed by path, so that another id is another screen, with its own focus and scroll position. */}
      <ScreenBoundary key={pathname}>
        <Suspense fallback={<PageLoading isInside />}>
          <Outlet />
          <ScrollStart />
        </Suspense>
      </ScreenBoundary>
    </ShellContainer>
  );
});

import { paths, routes } from '@valise/features/shared';
import { ShellContainer } from '@valise/features/shell';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyWhenIdle } from '../routes/lazyWhenIdle.tsx';
import { useSession } from '../session/SessionContext.tsx';
import { themeChoice } from '../theme.ts';
import './Bell.css';

/** Its code comes after that of the screen; its place is kept. */
const Bell = lazyWhenIdle(async () => (await import('./Bell.tsx')).Bell);

/** The shell, told where it is and who is signed in. */
export function PortalShell({ children }: { children: ReactNode }) {
  const { session, logOut } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const theme = useSyncExternalStore(themeChoice.subscribe, themeChoice.getSnapshot);
  const isAskedToLogOut = pathname === routes.logout;
  if (session === null) return null;
  return (
    <ShellContainer
      user={session.user}
      path={isAskedToLogOut ? routes.home : pathname}
      theme={theme}
      onThemeChange={themeChoice.choose}
      onLogout={logOut}
      isAskedToLogOut={isAskedToLogOut}
      actions={
        <div className="bell">
          <Bell />
        </div>
      }
      onLogoutCancelled={() => isAskedToLogOut && void navigate(paths.home, { replace: true })}
    >
      {children}
    </ShellContainer>
  );
}

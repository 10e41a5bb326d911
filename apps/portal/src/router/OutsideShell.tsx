import { RouterProvider } from '@valise/ui/Link';
import { Suspense, useTransition } from 'react';
import { useLocation, useNavigate, useOutlet } from './reactRouter.ts';
import { PageLoading } from '../pages/PageLoading.tsx';
import { ScreenBoundary } from './code/ScreenBoundary.tsx';

/** Screens without the shell. The current one stays, marked as busy, until the next one's code has loaded. */
export function OutsideShell() {
  const outlet = useOutlet();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isLeaving, startLeaving] = useTransition();
  return (
    <RouterProvider navigate={(path) => startLeaving(() => void navigate(path))}>
      {/* Outside the boundary, whose key would mount it anew, so that its fallback replaced the screen that is being left. */}
      <Suspense fallback={<PageLoading />}>
        <div aria-busy={isLeaving} className={isLeaving ? 'outside-shell leaving' : 'outside-shell'}>
          <ScreenBoundary key={pathname}>{outlet}</ScreenBoundary>
        </div>
      </Suspense>
    </RouterProvider>
  );
}

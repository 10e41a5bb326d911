import { type Realtime, RealtimeProvider } from '@valise/features/shared';
import { screens } from '@valise/features/shell';
import { fetchAhead, lazyPart } from '@valise/ui/lazyPart';
import { useEffect, useState } from 'react';
import { SWRConfig } from 'swr';
import { GuardedLinks } from '../router/leaving/guardedNavigation.tsx';
import { LeaveDialog } from '../router/leaving/LeaveDialog.tsx';
import { leaveGuard } from '../router/leaving/leaveGuard.ts';
import { handlePopStateBeforeRouter } from '../router/leaving/popStateBeforeRouter.ts';
import { usePreload } from '../router/code/PreloadContext.ts';
import { useScrollMemory } from '../router/scroll/scrollMemory.tsx';
import { useSession } from '../session/SessionContext.tsx';
import { swrOptions } from '../swr/swrOptions.ts';
import { PortalShell } from './PortalShell.tsx';
import { SessionNotices } from './SessionNotices.tsx';

handlePopStateBeforeRouter(leaveGuard.onPopState);

const Connection = lazyPart(() => import('../realtime/Connection.tsx'), { when: 'idle' });

const likelyNext = screens.filter(({ isFetchedWhenIdle }) => isFetchedWhenIdle).map(({ path }) => path);

/** The layout of every screen inside the shell. */
export default function SignedIn() {
  const { returnTo } = useSession();
  const preload = usePreload();
  const [realtime, setRealtime] = useState<Realtime | null>(null);
  useEffect(() => returnTo.forget(), [returnTo]);
  useEffect(() => {
    const cancels = likelyNext.map((path) => fetchAhead(() => preload(path)));
    return () => cancels.forEach((cancel) => cancel());
  }, [preload]);
  useScrollMemory();

  return (
    <SWRConfig value={swrOptions}>
      {/* Mounted first, so that its cleanup runs first and channels are left before the socket closes. */}
      <Connection onChange={setRealtime} />
      <RealtimeProvider realtime={realtime}>
        <GuardedLinks>
          <PortalShell />
        </GuardedLinks>
      </RealtimeProvider>
      <LeaveDialog />
      <SessionNotices />
    </SWRConfig>
  );
}

import { ApiProvider, type Realtime, RealtimeProvider, useApi } from '@valise/features/kit';
import { createConnection, createFreshness, screens } from '@valise/features/shell';
import { fetchAhead, fetchBehindData, lazyModule } from '@valise/ui/lazyPart';
import { type ComponentType, memo, useEffect, useMemo, useState } from 'react';
import { SWRConfig } from 'swr';
import { PortalLinks } from '../router/goTo.tsx';
import { ConnectionBar } from '../connection/ConnectionBar.tsx';
import { showsFreshness } from '../connection/showsFreshness.ts';
import { reportConnection } from '../reports/reportConnection.ts';
import { reports } from '../reports/reports.ts';
import { watchRequests } from '../connection/watchRequests.ts';
import { LeaveDialog } from '../router/leaving/LeaveDialog.tsx';
import { PreviousScreen } from '../router/previousScreen.ts';
import type { ConnectionProps } from '../realtime/Connection.tsx';
import { usePreload } from '../PreloadContext.ts';
import { ScrollMemory } from '../router/scroll/scrollMemory.tsx';
import { useSession } from '../session/SessionContext.tsx';
import { swrOptions } from '../swr/swrOptions.ts';
import { PortalShell } from './PortalShell.tsx';
import { SessionNotices } from './SessionNotices.tsx';

const loadConnection = lazyModule(() => import('../realtime/Connection.tsx'));

const likelyNext = screens.filter(({ isFetchedWhenIdle }) => isFetchedWhenIdle).map(({ path }) => path);

/** The layout of every screen inside the shell. Memoised, because the router renders it on every navigation. */
export default memo(function SignedIn() {
  const { returnTo } = useSession();
  const preload = usePreload();
  const [Connection, setConnection] = useState<ComponentType<ConnectionProps>>();
  const [realtime, setRealtime] = useState<Realtime | null>(null);
  const [connection] = useState(() => createConnection());
  const [freshness] = useState(() => createFreshness());
  const client = useApi();
  const api = useMemo(() => watchRequests(client, connection), [client, connection]);
  const options = useMemo(() => {
    const { onSuccess, use } = showsFreshness(freshness);
    return { ...swrOptions, onSuccess, use: [...(swrOptions.use ?? []), ...use] };
  }, [freshness]);
  useEffect(() => returnTo.forget(), [returnTo]);
  useEffect(() => reportConnection(connection, reports), [connection]);
  useEffect(() => fetchBehindData(async () => {
    const { Connection } = await loadConnection();
    setConnection(() => Connection);
  }), []);
  useEffect(() => {
    const cancels = likelyNext.map((path) => fetchAhead(() => preload(path)));
    return () => cancels.forEach((cancel) => cancel());
  }, [preload]);

  return (
    <SWRConfig value={options}>
      {/* Mounted first, so that its cleanup runs first and channels are left before the socket closes. */}
      {Connection && <Connection connection={connection} onChange={setRealtime} />}
      <RealtimeProvider realtime={realtime}>
        <PortalLinks>
          <ApiProvider client={api}>
            <PortalShell notice={<ConnectionBar connection={connection} freshness={freshness} />} />
          </ApiProvider>
        </PortalLinks>
      </RealtimeProvider>
      <ScrollMemory />
      <PreviousScreen />
      <LeaveDialog />
      <SessionNotices />
    </SWRConfig>
  );
});

import type { Realtime } from '@valise/features/kit';
import type { Connection as Reachability } from '@valise/features/shell';
import { useEffect } from 'react';
import { useConfig } from '../config/ConfigContext.tsx';
import { useSession } from '../session/SessionContext.tsx';
import { createAuthorize } from './authorize.ts';
import { createRealtimeClient, type RealtimeClient } from './realtimeClient.ts';

let client: RealtimeClient | undefined;

export interface ConnectionProps {
  /** Learns whether the socket is open and whether live updates arrive. */
  connection: Reachability;
  /** Called with the open client, and with null when it closes. */
  onChange: (realtime: Realtime | null) => void;
}

/** Keeps the tab's one socket open while it is mounted. It renders nothing, and does nothing if the configuration has no realtime. */
export function Connection({ connection, onChange }: ConnectionProps) {
  const { store } = useSession();
  const { realtime: settings, broadcastAuthUrl } = useConfig();
  useEffect(() => {
    if (settings === null) return undefined;
    const authorize = createAuthorize(broadcastAuthUrl, store);
    const { origin } = window.location;
    const authorizationAddress = new URL(broadcastAuthUrl, origin).href;
    const opened = (client ??= createRealtimeClient({ settings, origin, authorize, authorizationAddress }));
    opened.open({
      onConnection: (isConnected) => (isConnected ? connection.reach('socket') : connection.lose('socket')),
      onFault: connection.setLiveFault,
    });
    const stopFollowing = connection.onAnswer(opened.hurry);
    onChange(opened);
    return () => {
      stopFollowing();
      onChange(null);
      opened.close();
    };
  }, [settings, broadcastAuthUrl, store, connection, onChange]);
  return null;
}

import type { Realtime } from '@valise/features/kit';
import type { Connection as Reachability } from '@valise/features/shell';
import { useEffect } from 'react';
import { useConfig } from '../config/ConfigContext.tsx';
import { useSession } from '../session/SessionContext.tsx';
import { createAuthorize } from './authorize.ts';
import { createRealtimeClient, type RealtimeClient } from './realtimeClient.ts';

let client: RealtimeClient | undefined;

export interface ConnectionProps {
  /** Called when the socket is lost, and when it is open again. */
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
    const opened = (client ??= createRealtimeClient({ settings, origin: window.location.origin, authorize }));
    opened.open((isConnected) => (isConnected ? connection.reach('socket') : connection.lose('socket')));
    onChange(opened);
    return () => {
      onChange(null);
      opened.close();
    };
  }, [settings, broadcastAuthUrl, store, connection, onChange]);
  return null;
}

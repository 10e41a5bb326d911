import type { endpoints } from '@valise/contract';
import { isKeyOf, useRealtime, useRefreshWhere } from '@valise/features/kit';
import { type Connection, ConnectionNotice, type Freshness } from '@valise/features/shell';
import { useCallback, useEffect, useRef } from 'react';

/** The strip under the top bar. After an outage, or on Refresh, all data on screen is requested again. */
export function ConnectionBar({ connection, freshness }: { connection: Connection; freshness: Freshness }) {
  const refreshWhere = useRefreshWhere();
  const hasRealtime = useRealtime() !== null;
  const hasClient = useRef(hasRealtime);
  useEffect(() => {
    hasClient.current = hasRealtime;
  });
  const refresh = useCallback(() => {
    // The bell requests its list by itself when its channel is joined.
    const isBellLive = hasClient.current && connection.getSnapshot().liveFault === null;
    void refreshWhere((key) => !(isBellLive && isNotifications(key)));
  }, [refreshWhere, connection]);
  return <ConnectionNotice connection={connection} freshness={freshness} onRefresh={refresh} />;
}

// Written out, because importing the endpoint would also bring its schemas.
const notifications: { name: keyof typeof endpoints } = { name: 'notifications.list' };

export const isNotifications = (key: unknown) => isKeyOf(notifications, key);

'use client';
import { ConnectionStrip } from '@valise/ui/ConnectionStrip';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { oncePer } from '../../kit/oncePer.ts';
import type { Connection } from './connection.ts';
import type { Freshness } from './freshness.ts';

/** Data on screen is requested at most this often, however often the connection comes and goes, in ms. */
const WINDOW_MS = 5000;
/** How often that data is requested while the server cannot be reached, in ms. */
const RETRY_MS = 30_000;

export interface ConnectionNoticeProps {
  connection: Connection;
  freshness: Freshness;
  /** Requests the data on screen again. Its identity stays the same. */
  onRefresh: () => void;
}

/** Shows whether the server can be reached and how old the data on screen is. Requests the data again after an outage. */
export function ConnectionNotice({ connection, freshness, onRefresh }: ConnectionNoticeProps) {
  const { offlineSince, tryingSince, recoveries } = useSyncExternalStore(connection.subscribe, connection.getSnapshot, connection.getSnapshot);
  const updatedAt = useSyncExternalStore(freshness.subscribe, freshness.getSnapshot, freshness.getSnapshot);
  const refreshOnce = useMemo(() => oncePer(WINDOW_MS, onRefresh), [onRefresh]);

  useEffect(() => {
    const follow = () => connection.setOnline(navigator.onLine);
    follow();
    window.addEventListener('online', follow);
    window.addEventListener('offline', follow);
    return () => {
      window.removeEventListener('online', follow);
      window.removeEventListener('offline', follow);
    };
  }, [connection]);

  useEffect(() => {
    if (recoveries > 0) refreshOnce();
  }, [recoveries, refreshOnce]);

  const isTrying = tryingSince !== null && offlineSince === null;
  useEffect(() => {
    if (!isTrying) return undefined;
    const timer = setInterval(refreshOnce, RETRY_MS);
    return () => clearInterval(timer);
  }, [isTrying, refreshOnce]);

  return <ConnectionStrip offlineSince={offlineSince} tryingSince={tryingSince} updatedAt={updatedAt} onRefresh={onRefresh} />;
}

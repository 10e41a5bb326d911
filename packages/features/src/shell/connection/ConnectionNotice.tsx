'use client';
import { ConnectionStrip } from '@valise/ui/ConnectionStrip';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { oncePer } from '../../kit/oncePer.ts';
import { askWhileSeen } from './askWhileSeen.ts';
import type { Connection } from './connection.ts';
import type { Freshness } from './freshness.ts';

/** Data on screen is requested at most this often, however often the connection comes and goes, in ms. */
const WINDOW_MS = 5000;
/** How often that data is requested while the server cannot be reached or no live updates arrive, in ms. */
const ASK_MS = 30_000;

export interface ConnectionNoticeProps {
  connection: Connection;
  freshness: Freshness;
  /** Requests the data on screen again. Its identity stays the same. */
  onRefresh: () => void;
}

/**
 * Shows whether the server can be reached, whether live updates arrive and how old the data on screen is. Requests the data again
 * after an outage, and every 30 s while no live updates arrive.
 */
export function ConnectionNotice({ connection, freshness, onRefresh }: ConnectionNoticeProps) {
  const { offlineSince, tryingSince, liveFault, recoveries } = useSyncExternalStore(connection.subscribe, connection.getSnapshot, connection.getSnapshot);
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

  const isAsking = offlineSince === null && (tryingSince !== null || liveFault !== null);
  useEffect(() => {
    if (!isAsking) return undefined;
    return askWhileSeen(ASK_MS, refreshOnce);
  }, [isAsking, refreshOnce]);

  return <ConnectionStrip offlineSince={offlineSince} tryingSince={tryingSince} liveFault={liveFault} updatedAt={updatedAt} onRefresh={onRefresh} />;
}

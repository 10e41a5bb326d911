'use client';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { ThreadRow } from '../../messageStore/rowsOf.ts';

export interface ArrivalHandlers {
  /** Called when messages of others have arrived since the thread was opened. */
  onArrival: () => void;
  /** Receives how many of them arrived while the page was in the background; 0 once the page is seen. */
  onUnseenChange: (count: number) => void;
  /** Called when the last message is on screen and somebody else wrote it. */
  onSeen: (messageId: string) => void;
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Notices messages of others. `rows` is null until the thread is known. */
export function useArrivals(rows: readonly ThreadRow[] | null, handlers: ArrivalHandlers): void {
  const isHidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden, () => false);
  const known = useRef<Set<string> | null>(null);
  const unseen = useRef(0);
  const onArrival = useEffectEvent(handlers.onArrival);
  const onUnseenChange = useEffectEvent(handlers.onUnseenChange);
  const onSeen = useEffectEvent(handlers.onSeen);
  const last = rows?.at(-1);
  // For a message of somebody else the row's key is the message's id.
  const lastOfOthers = last === undefined || last.isOwn ? null : last.key;

  useEffect(() => {
    if (rows === null) return;
    const isFirst = known.current === null;
    const keys = (known.current ??= new Set());
    let count = 0;
    for (const { key, isOwn } of rows) {
      if (keys.has(key)) continue;
      keys.add(key);
      if (!isOwn) count += 1;
    }
    if (isFirst || count === 0) return;
    onArrival();
    if (!document.hidden) return;
    unseen.current += count;
    onUnseenChange(unseen.current);
  }, [rows]);

  useEffect(() => {
    if (isHidden || unseen.current === 0) return;
    unseen.current = 0;
    onUnseenChange(0);
  }, [isHidden]);

  useEffect(() => {
    if (lastOfOthers !== null && !isHidden) onSeen(lastOfOthers);
  }, [lastOfOthers, isHidden]);

  useEffect(() => () => onUnseenChange(0), []);
}

'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type BulkRun, type BulkState, createBulkRun } from './bulkRun.ts';

/**
 * Applies a change to each of some items, one at a time; see `createBulkRun`. It stops when the component is unmounted.
 *
 * ```tsx
 * const { progress, isRunning, add, stop } = useBulkRun<Ticket, void>();
 * <Button onPress={() => add(tickets, ({ id }) => setStatus(id, status))}>…</Button>
 * ```
 */
export function useBulkRun<Item extends { id: string }, Outcome>(): BulkState<Outcome> & Pick<BulkRun<Item, Outcome>, 'add' | 'stop'> {
  const [run] = useState(() => createBulkRun<Item, Outcome>());
  useEffect(() => run.stop, [run]);
  const state = useSyncExternalStore(run.subscribe, run.getState, run.getState);
  return { ...state, add: run.add, stop: run.stop };
}

'use client';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { OnSaving } from '../submit/onSaving.ts';
import { type BulkRun, type BulkState, createBulkRun } from './bulkRun.ts';

interface BulkRunOptions {
  /** Called when a run starts, so that leaving the screen asks first. Unsent changes are not kept as a draft. */
  onSaving?: OnSaving;
}

/**
 * Applies a change to each of some items, one at a time; see `createBulkRun`. It stops when the component is unmounted.
 *
 * ```tsx
 * const { progress, isRunning, add, stop } = useBulkRun<Ticket, void>();
 * <Button onPress={() => add(tickets, ({ id }) => setStatus(id, status))}>…</Button>
 * ```
 */
export function useBulkRun<Item extends { id: string }, Outcome>({
  onSaving,
}: BulkRunOptions = {}): BulkState<Outcome> & Pick<BulkRun<Item, Outcome>, 'add' | 'stop'> {
  const [run] = useState(() => createBulkRun<Item, Outcome>());
  useEffect(() => run.stop, [run]);
  const state = useSyncExternalStore(run.subscribe, run.getSnapshot, run.getSnapshot);
  const onStart = useEffectEvent(() => onSaving?.(run.stop, false));
  useEffect(() => (state.isRunning ? onStart() : undefined), [state.isRunning]);
  return { ...state, add: run.add, stop: run.stop };
}

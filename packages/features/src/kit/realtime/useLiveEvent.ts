'use client';
import type { LiveEvent, PayloadOf } from '@valise/contract';
import { useEffect, useEffectEvent } from 'react';
import { useRealtime } from './RealtimeProvider.tsx';

/** Listens to an event while the component is mounted and there is a channel; see `Realtime.listen`. */
export function useLiveEvent<Event extends LiveEvent>(
  channel: string | null,
  event: Event,
  handlers: { onEvent: (payload: PayloadOf<Event>) => void; onResync: () => void },
): void {
  const realtime = useRealtime();
  const onEvent = useEffectEvent(handlers.onEvent);
  const onResync = useEffectEvent(handlers.onResync);
  useEffect(() => {
    if (channel === null) return undefined;
    return realtime?.listen(
      channel,
      event,
      (payload) => onEvent(payload),
      () => onResync(),
    );
  }, [realtime, channel, event]);
}

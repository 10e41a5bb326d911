import type { LiveEvent, PayloadOf } from '@valise/contract';
import type { Realtime } from '../realtime/RealtimeProvider.tsx';

/** A realtime connection whose events a story sends itself. */
export function fakeRealtime() {
  const listeners = new Set<{ channel: string; onEvent: (payload: never) => void; onResync: () => void }>();
  const realtime: Realtime = {
    listen<Event extends LiveEvent>(channel: string, _: Event, onEvent: (payload: PayloadOf<Event>) => void, onResync: () => void) {
      const listener = { channel, onEvent, onResync };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    realtime,
    send: (channel: string, payload: unknown) => {
      for (const listener of listeners) if (listener.channel === channel) listener.onEvent(payload as never);
    },
    resync: () => {
      for (const { onResync } of listeners) onResync();
    },
    channels: () => [...listeners].map(({ channel }) => channel),
  };
}

'use client';
import type { LiveEvent, PayloadOf } from '@valise/contract';
import { createContext, type ReactNode, use } from 'react';

/** Events that the server sends. */
export interface Realtime {
  /**
   * Listens to an event on a channel until the returned function is called. A payload that does not match the schema is ignored.
   * `onResync` is called whenever events may have been missed; request everything on screen again then.
   */
  listen: <Event extends LiveEvent>(
    channel: string,
    event: Event,
    onEvent: (payload: PayloadOf<Event>) => void,
    onResync: () => void,
  ) => () => void;
}

const RealtimeContext = createContext<Realtime | null>(null);

export interface RealtimeProviderProps {
  /** Null while there is no connection: lists are then requested again when the window gets the focus. */
  realtime: Realtime | null;
  children: ReactNode;
}

/** Provides realtime events to the containers below. */
export function RealtimeProvider({ realtime, children }: RealtimeProviderProps) {
  return <RealtimeContext value={realtime}>{children}</RealtimeContext>;
}

/** The nearest RealtimeProvider's value; null while there is no connection. */
export const useRealtime = (): Realtime | null => use(RealtimeContext);

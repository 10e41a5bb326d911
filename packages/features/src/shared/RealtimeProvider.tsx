'use client';
import type { LiveEvent } from '@valise/contract';
import { createContext, type ReactNode, use } from 'react';

/** What an event carries, as its schema reads it. */
export type PayloadOf<Event extends LiveEvent> = NonNullable<Event['payload']['_zod']['output']>;

/** What the server says unasked. */
export interface Realtime {
  /**
   * Hears an event on a channel until the answered function is called. A payload that does not fit is left out.
   * `onResync` is told whenever events may have been missed: what is shown has to be fetched again, whole.
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
  /** Null while there is none: lists then ask again when the window gets the focus. */
  realtime: Realtime | null;
  children: ReactNode;
}

/** Hands realtime to the containers below. */
export function RealtimeProvider({ realtime, children }: RealtimeProviderProps) {
  return <RealtimeContext value={realtime}>{children}</RealtimeContext>;
}

/** The nearest RealtimeProvider's; null while there is none. */
export const useRealtime = (): Realtime | null => use(RealtimeContext);

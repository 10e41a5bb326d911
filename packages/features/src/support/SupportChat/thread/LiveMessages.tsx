'use client';
import { liveEvents, type SupportMessage, ticketChannel } from '@valise/contract';
import { useLiveEvent } from '../../../kit/realtime/useLiveEvent.ts';

export interface LiveMessagesProps {
  ticketId: string;
  onMessage: (message: SupportMessage) => void;
  /** Messages may have been missed. */
  onResync: () => void;
}

/** Listens to a ticket's channel while it is mounted; renders nothing. */
export function LiveMessages({ ticketId, onMessage, onResync }: LiveMessagesProps) {
  useLiveEvent(ticketChannel(ticketId), liveEvents.supportMessageSent, { onEvent: onMessage, onResync });
  return null;
}

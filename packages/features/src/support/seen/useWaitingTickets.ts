'use client';
import { supportEndpoints, type Ticket, type User } from '@valise/contract';
import { useCallback } from 'react';
import { useCounted } from '../../kit/api/useCounted.ts';
import { ticketActivity } from './ticketActivity.ts';

/** How many tickets wait for an answer of the user's side; undefined until the tickets have been loaded. */
export function useWaitingTickets({ id, type }: Pick<User, 'id' | 'type'>): number | undefined {
  const waiting = useCallback(
    (tickets: readonly Ticket[]) => tickets.filter((ticket) => ticketActivity(ticket, { id, type }, {}).waitingSince !== null).length,
    [id, type],
  );
  return useCounted(supportEndpoints.list, waiting);
}

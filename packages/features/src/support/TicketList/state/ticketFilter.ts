import type { Ticket } from '@valise/contract';
import { type TicketStatusKey, ticketStatusKey } from '../../ticketStatus.ts';

/** The four fields that the search looks in (document 2, section 2). */
export const searchText = ({ ticketId, subject, sender }: Ticket): string =>
  [ticketId, sender?.name ?? '', sender?.email ?? '', subject].join('\n');

/** Whether a ticket has one of the statuses; undefined when none is chosen. */
export function ticketFilter(statuses: readonly TicketStatusKey[]): ((ticket: Ticket) => boolean) | undefined {
  if (statuses.length === 0) return undefined;
  return ({ status }) => {
    const key = ticketStatusKey(status);
    return key !== null && statuses.includes(key);
  };
}

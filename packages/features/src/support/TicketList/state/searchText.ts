import type { Ticket } from '@valise/contract';

/** The four searched fields of a ticket (spec 2.2), one a line. */
export const searchText = ({ ticketId, subject, sender }: Ticket): string =>
  [ticketId, sender?.name ?? '', sender?.email ?? '', subject].join('\n');

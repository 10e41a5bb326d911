import type { Ticket } from '@valise/contract';
import type { TableColumn } from '@valise/ui/DataTable';
import { dateOf, type ValueFormats } from '../../kit/format/format.ts';
import { exportedDate } from '../../kit/list/exportedDate.ts';
import type { SupportCopy } from '../messages.ts';
import { ticketBadge } from '../ticketStatus.ts';
import type { TicketSortColumn } from './state/ticketListState.ts';
import {
  type ActivityOf,
  markedNumber,
  numberIn,
  senderEmail,
  senderName,
  senderPicture,
  statusBadge,
  userType,
  type WaitingOf,
} from './TicketParts/TicketParts.tsx';

interface ColumnParts {
  messages: SupportCopy;
  formats: ValueFormats;
  activityOf: ActivityOf;
  waitingOf: WaitingOf;
}

/** The columns of the ticket list (document 2, section 2). Without room the date moves below the number, and how long somebody has waited below the subject. */
export function ticketColumns({ messages, formats, activityOf, waitingOf }: ColumnParts): TableColumn<Ticket, TicketSortColumn>[] {
  const columns: TableColumn<Ticket, TicketSortColumn | 'userType'>[] = [
    {
      id: 'id',
      header: messages.ticketId,
      isKey: true,
      cell: (ticket) => markedNumber(ticket, activityOf, messages),
      detail: (ticket, isCondensed) => (isCondensed ? formats.date(ticket.createdAt) : undefined),
      sortBy: numberIn(messages),
      width: '6.875rem',
      condensedWidth: '7.25rem',
    },
    { id: 'userType', header: messages.userType, cell: userType, emphasis: 'quiet', width: '5.5rem', isHiddenWhenCondensed: true },
    {
      id: 'name',
      header: messages.name,
      cell: senderName,
      media: senderPicture,
      detail: senderEmail,
      emphasis: 'strong',
      sortBy: ({ sender }) => sender?.name || null,
      exportValue: (ticket) => [senderName(ticket), senderEmail(ticket)].filter(Boolean).join(', '),
      width: '13.375rem',
    },
    {
      id: 'subject',
      header: messages.subject,
      cell: ({ subject }) => subject || '–',
      detail: (ticket, isCondensed) => (isCondensed ? waitingOf(ticket) : undefined),
      sortBy: ({ subject }) => subject || null,
    },
    {
      id: 'date',
      header: messages.date,
      cell: ({ createdAt }) => formats.date(createdAt),
      detail: waitingOf,
      sortBy: ({ createdAt }) => dateOf(createdAt)?.getTime() ?? null,
      exportValue: ({ createdAt }) => exportedDate(createdAt, formats),
      width: '6.875rem',
      isHiddenWhenCondensed: true,
    },
    {
      id: 'status',
      header: messages.status,
      cell: statusBadge,
      placeholder: 'tag',
      sortBy: ({ status }) => ticketBadge(status).text || null,
      width: '7.75rem',
    },
  ];
  // Only the others have a `sortBy`.
  return columns as TableColumn<Ticket, TicketSortColumn>[];
}

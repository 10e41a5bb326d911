import type { Ticket } from '@valise/contract';
import type { TableColumn } from '@valise/ui/DataTable';
import { dateOf } from '../../kit/format/format.ts';
import type { ListWords } from '../../kit/list/defineList.ts';
import { exportedDate } from '../../kit/list/exportedDate.ts';
import type { SupportCopy } from '../messages.ts';
import { ticketStatuses } from '../ticketStatus.ts';
import type { TicketSortColumn } from './state/ticketListState.ts';
import type { TicketListContext } from './ticketListContext.ts';
import { activityIn } from './TicketParts/activityIn.ts';
import { markedNumber, numberIn, senderEmail, senderName, senderPicture, statusBadge, userType } from './TicketParts/TicketParts.tsx';

/** The columns of the ticket list (spec 2.2). On narrow tables the date is below the number, and the waiting time below the subject. */
export function ticketColumns(words: ListWords<SupportCopy>, context: TicketListContext): TableColumn<Ticket, TicketSortColumn>[] {
  const { messages, formats } = words;
  const { activityOf, waitingOf } = activityIn(words, context);
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
      exportFields: [
        { header: messages.name, value: ({ sender }) => sender?.name ?? null },
        { header: messages.email, value: senderEmail },
      ],
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
      cell: (ticket) => statusBadge(ticket, messages),
      placeholder: 'tag',
      sortBy: ({ status }) => ticketStatuses.labelOf(status, messages) || null,
      width: '7.75rem',
    },
  ];
  // The list's state can sort by every column that has a `sortBy`.
  return columns as TableColumn<Ticket, TicketSortColumn>[];
}

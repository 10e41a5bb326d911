import type { Ticket } from '@valise/contract';
import type { ExportField } from '@valise/ui/DataTable';
import type { ListWords } from '../../kit/list/defineList.ts';
import type { SupportCopy } from '../messages.ts';

/** Everything that a ticket has, one fact a field. Date and status are as sent. */
export const ticketFields = ({ messages }: ListWords<SupportCopy>): readonly ExportField<Ticket>[] => [
  { header: messages.id, value: ({ id }) => id },
  { header: messages.ticketId, value: ({ ticketId }) => ticketId },
  { header: messages.orderId, value: ({ orderId }) => orderId },
  { header: messages.userType, value: ({ sender }) => sender?.type ?? null },
  { header: messages.name, value: ({ sender }) => sender?.name ?? null },
  { header: messages.email, value: ({ sender }) => sender?.email ?? null },
  { header: messages.subject, value: ({ subject }) => subject },
  { header: messages.message, value: ({ message }) => message },
  { header: messages.date, value: ({ createdAt }) => createdAt },
  { header: messages.status, value: ({ status }) => status },
];

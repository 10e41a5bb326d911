import type { Refund } from '@valise/contract';
import type { ExportField } from '@valise/ui/DataTable';
import type { ListWords } from '../../kit/list/defineList.ts';
import type { RefundCopy } from '../messages.ts';

/** Everything that a refund has, one fact a field. Date and status are as sent. */
export const refundFields = ({ messages }: ListWords<RefundCopy>): readonly ExportField<Refund>[] => [
  { header: messages.id, value: ({ id }) => id },
  { header: messages.refundId, value: ({ refundId }) => refundId },
  { header: messages.orderId, value: ({ order }) => order?.id ?? null },
  { header: messages.date, value: ({ requestedAt }) => requestedAt },
  { header: messages.status, value: ({ status }) => status },
  { header: messages.travelerName, value: ({ travelerName }) => travelerName },
  { header: messages.travelerEmail, value: ({ traveler }) => traveler?.email ?? null },
  { header: messages.travelerPhone, value: ({ traveler }) => traveler?.phone ?? null },
  { header: messages.partnerName, value: ({ partnerName }) => partnerName },
  { header: messages.reason, value: ({ reason }) => reason },
  { header: messages.evidence, value: ({ images }) => images.length },
  { header: messages.total, value: ({ amount }) => amount },
];

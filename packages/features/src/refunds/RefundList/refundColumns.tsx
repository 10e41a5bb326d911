import type { Refund } from '@valise/contract';
import { Avatar } from '@valise/ui/Avatar';
import type { CardParts, TableColumn } from '@valise/ui/DataTable';
import { dateOf } from '../../kit/format/format.ts';
import type { ListWords } from '../../kit/list/defineList.ts';
import { exportedDate } from '../../kit/list/exportedDate.ts';
import { idKey } from '../../kit/list/idKey.ts';
import type { RefundCopy } from '../messages.ts';
import { refundStatuses } from '../refundStatus.ts';
import { RefundStatus } from '../RefundStatus.tsx';
import type { RefundSortColumn } from './state/refundListState.ts';

const orDash = (text: string) => text || '–';

/** The refund's number, or its id when the server sends no number. */
export const numberOf = ({ refundId, id }: Refund): string => refundId || id;

const orderNumber = ({ order }: Refund, messages: RefundCopy) => (order === null ? '–' : messages.orderNumber({ id: order.id }));

const avatar = ({ travelerName, traveler }: Refund) => <Avatar size="small" name={travelerName} src={traveler?.profilePhoto} />;

export function refundColumns({ messages, formats }: ListWords<RefundCopy>): TableColumn<Refund, RefundSortColumn>[] {
  return [
    {
      id: 'refundId',
      header: messages.refundId,
      isKey: true,
      cell: numberOf,
      detail: ({ requestedAt }, isCondensed) => (isCondensed ? formats.date(requestedAt) : undefined),
      width: '7.5rem',
      sortBy: ({ refundId }) => refundId || null,
      exportValue: numberOf,
    },
    {
      id: 'orderId',
      header: messages.orderId,
      cell: (refund) => orderNumber(refund, messages),
      width: '6.75rem',
      sortBy: ({ order }) => (order === null ? null : idKey(order.id)),
      exportValue: ({ order }) => (order === null ? null : messages.orderNumber({ id: order.id })),
    },
    {
      id: 'traveler',
      header: messages.travelerName,
      cell: ({ travelerName }) => orDash(travelerName),
      media: avatar,
      detail: ({ partnerName }, isCondensed) => (isCondensed ? orDash(partnerName) : undefined),
      share: { parts: 3, from: '10.5rem' },
      sortBy: ({ travelerName }) => travelerName || null,
    },
    {
      id: 'partner',
      header: messages.partnerName,
      cell: ({ partnerName }) => orDash(partnerName),
      emphasis: 'quiet',
      width: '10rem',
      share: { parts: 2 },
      sortBy: ({ partnerName }) => partnerName || null,
      isHiddenWhenCondensed: true,
    },
    {
      id: 'date',
      header: messages.date,
      cell: ({ requestedAt }) => formats.date(requestedAt),
      emphasis: 'quiet',
      width: '6.75rem',
      sortBy: ({ requestedAt }) => dateOf(requestedAt)?.getTime() ?? null,
      exportValue: ({ requestedAt }) => exportedDate(requestedAt, formats),
      isHiddenWhenCondensed: true,
    },
    {
      id: 'status',
      header: messages.status,
      cell: ({ status }) => <RefundStatus status={status} />,
      width: '7.5rem',
      placeholder: 'tag',
      sortBy: ({ status }) => refundStatuses.labelOf(status, messages).trim() || null,
    },
    {
      id: 'total',
      header: messages.total,
      cell: ({ amount }) => formats.money(amount),
      width: '5.75rem',
      align: 'end',
      emphasis: 'strong',
      sortBy: ({ amount }) => amount,
    },
  ];
}

export const refundCard =
  ({ messages, formats }: ListWords<RefundCopy>) =>
  (refund: Refund): CardParts => ({
    title: numberOf(refund),
    badge: <RefundStatus status={refund.status} />,
    line: orDash(refund.travelerName),
    meta: [orderNumber(refund, messages), refund.partnerName, formats.date(refund.requestedAt)].filter((text) => text !== '' && text !== '–').join('\u00A0· '),
    figure: formats.money(refund.amount),
  });

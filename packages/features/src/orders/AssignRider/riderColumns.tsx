import type { Rider } from '@valise/contract';
import { Avatar } from '@valise/ui/Avatar';
import type { CardParts, TableColumn, UnsortedColumn } from '@valise/ui/DataTable';
import { StarFill } from '@valise/ui/icons/StarFill';
import { StatusBadge } from '@valise/ui/StatusBadge';
import type { ValueFormats } from '../../kit/format/format.ts';
import { etaText } from '../../domain/order/etaText.ts';
import type { OrderCopy } from '../../domain/order/messages.ts';
import type { OrdersCopy } from '../messages.ts';
import * as styles from './AssignRider.css.ts';
import { isOnline } from './riderRules.ts';
import type { RiderSortColumn } from './riderListState.ts';

export interface RiderColumnsOptions {
  messages: OrdersCopy;
  /** The copy of an ETA. */
  etaWords: OrderCopy;
  formats: ValueFormats;
  today: Date;
  /** The rank of each ETA of the listed riders. */
  etaRanks: ReadonlyMap<string, number>;
}

type RiderColumn = TableColumn<Rider, RiderSortColumn> | UnsortedColumn<Rider>;

function statusBadge(rider: Rider) {
  const { availabilityStatus } = rider;
  if (availabilityStatus === '') return '–';
  return (
    <StatusBadge tone={isOnline(rider) ? 'success' : 'neutral'} phase={isOnline(rider) ? 'full' : 'hollow'}>
      {availabilityStatus}
    </StatusBadge>
  );
}

function ratingOf({ rating }: Rider, formats: ValueFormats) {
  if (rating === null) return formats.rating(rating);
  return (
    <span className={styles.rating}>
      <StarFill size={16} className={styles.star} />
      {formats.rating(rating)}
    </span>
  );
}

const avatar = ({ id, name, profilePhoto }: Rider) => <Avatar id={id} name={name} src={profilePhoto} />;

/** The rider's name, or the id without a name. */
export const riderName = ({ id, name }: Rider): string => name || id;

export function riderColumns({ messages, etaWords, formats, today, etaRanks }: RiderColumnsOptions): RiderColumn[] {
  return [
    { id: 'id', header: messages.riderId, cell: ({ id }) => id, emphasis: 'quiet', width: '7rem', isHiddenWhenCondensed: true },
    {
      id: 'name',
      header: messages.riderName,
      isKey: true,
      cell: riderName,
      media: avatar,
      detail: ({ email }) => email,
      share: { parts: 3, from: '14rem' },
    },
    {
      id: 'rating',
      header: messages.rating,
      cell: (rider) => ratingOf(rider, formats),
      width: '6.5rem',
      condensedWidth: '5.25rem',
      sortBy: ({ rating }) => rating,
    },
    {
      id: 'orders',
      header: messages.currentOrder,
      cell: ({ currentAssignedOrders }) => formats.number(currentAssignedOrders),
      width: '8.75rem',
      condensedWidth: '7.75rem',
      align: 'end',
      sortBy: ({ currentAssignedOrders }) => currentAssignedOrders,
    },
    {
      id: 'eta',
      header: messages.eta,
      cell: ({ eta }) => etaText(eta, today, formats, etaWords),
      width: '8.5rem',
      condensedWidth: '7.875rem',
      align: 'end',
      sortBy: ({ eta }) => etaRanks.get(eta) ?? null,
    },
    { id: 'status', header: messages.status, cell: statusBadge, width: '7.5rem', condensedWidth: '6.25rem', placeholder: 'tag' },
  ];
}

export const riderCard =
  ({ messages, etaWords, formats, today }: RiderColumnsOptions) =>
  (rider: Rider): CardParts => ({
    title: riderName(rider),
    badge: statusBadge(rider),
    line: [rider.id, rider.email].filter((part) => part !== '').join('\u00A0· '),
    meta: (
      <>
        {ratingOf(rider, formats)}
        {rider.currentAssignedOrders !== null && <span>{messages.currentOrders({ count: rider.currentAssignedOrders })}</span>}
      </>
    ),
    figure: etaText(rider.eta, today, formats, etaWords),
  });

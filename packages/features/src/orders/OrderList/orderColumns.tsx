import type { Order } from '@valise/contract';
import { Avatar } from '@valise/ui/Avatar';
import { type CardParts, type TableColumn, type UnsortedColumn } from '@valise/ui/DataTable';
import { LinkButton } from '@valise/ui/LinkButton';
import { messagesIn } from '@valise/ui/messages';
import { orderStatuses } from '../../domain/order/orderStatus.ts';
import { orderStatusMessages } from '../../domain/order/orderStatusMessages.ts';
import { paths } from '../../domain/paths.ts';
import { dateOf } from '../../kit/format/format.ts';
import type { ListWords } from '../../kit/list/defineList.ts';
import { exportedDate } from '../../kit/list/exportedDate.ts';
import { wireKey } from '../../kit/status/defineStatuses.ts';
import { idKey } from '../../kit/list/idKey.ts';
import { etaInstant, etaText } from '../../domain/order/etaText.ts';
import { lateMark } from '../../domain/order/LateMark.tsx';
import { orderMessages } from '../../domain/order/messages.ts';
import { OrderStatus } from '../../domain/order/OrderStatus.tsx';
import type { OrdersCopy } from '../messages.ts';
import type { OrderListContext } from './orderListContext.ts';
import type { OrderSortColumn, OrderTab } from './state/orderListState.ts';

type OrderColumn = TableColumn<Order, OrderSortColumn>;

const orDash = (text: string) => text || '–';
const avatar = ({ travelerName, traveler }: Order) => <Avatar size="small" name={travelerName} src={traveler?.profilePhoto} />;
const status = (order: Order) => <OrderStatus status={order.status} />;

/** The time of an ETA, for sorting. An ETA in words is null, which sorts last. */
const etaKey = ({ eta }: Order) => etaInstant(eta);

const assignLink = ({ id }: Order, messages: OrdersCopy, isFullWidth: boolean) => (
  <LinkButton size={isFullWidth ? 'medium' : 'small'} isFullWidth={isFullWidth} href={paths.assignRider(id)} aria-label={messages.assignRiderTo({ id })}>
    {messages.assignRider}
  </LinkButton>
);

const condensedWidths = { id: '6.8125rem', total: '4.5rem' };
const assignedWidths = { id: '7.5625rem', partner: '9.875rem', eta: '8.3125rem', date: '6.625rem', status: '7.4375rem', total: '5.75rem' };
const pendingWidths = { id: '7.3125rem', partner: '8.75rem', eta: '7.8125rem', date: '6.125rem', status: '5.75rem', total: '4.75rem' };

/** How the columns that just fit a laptop share further room. */
const pendingShares = { id: 0.5, date: 0.75, status: 1, total: 1, assign: 0.75 };

/** The width of the actions column in each tab. */
export const actionsWidth: Readonly<Record<OrderTab, string | undefined>> = { assigned: undefined, pending: '3.625rem' };

export function orderColumns(
  { messages, formats, locale }: ListWords<OrdersCopy>,
  { now }: OrderListContext,
  tab: OrderTab,
): (OrderColumn | UnsortedColumn<Order>)[] {
  const etaWords = messagesIn(orderMessages, locale);
  const statusLabels = messagesIn(orderStatusMessages, locale);
  // Nine columns fit a laptop.
  const width = tab === 'pending' ? pendingWidths : assignedWidths;
  const share = (id: keyof typeof pendingShares) => (tab === 'pending' ? { parts: pendingShares[id] } : undefined);
  const columns: OrderColumn[] = [
    {
      id: 'id',
      header: messages.orderId,
      isKey: true,
      cell: ({ id }) => messages.listedOrder({ id }),
      detail: ({ createdAt }, isCondensed) => (isCondensed ? formats.date(createdAt) : undefined),
      width: width.id,
      condensedWidth: condensedWidths.id,
      share: share('id'),
      sortBy: ({ id }) => idKey(id),
      exportValue: ({ id }) => messages.listedOrder({ id }),
    },
    {
      id: 'traveler',
      header: messages.travelerName,
      cell: ({ travelerName }) => orDash(travelerName),
      media: avatar,
      detail: ({ partnerName }, isCondensed) => (isCondensed ? orDash(partnerName) : undefined),
      share: { parts: 3, from: '10.75rem' },
      sortBy: ({ travelerName }) => travelerName || null,
    },
    {
      id: 'partner',
      header: messages.partnerName,
      cell: ({ partnerName }) => orDash(partnerName),
      emphasis: 'quiet',
      width: width.partner,
      share: { parts: 2 },
      sortBy: ({ partnerName }) => partnerName || null,
      isHiddenWhenCondensed: true,
    },
    {
      id: 'eta',
      header: messages.eta,
      cell: ({ eta }) => etaText(eta, now, formats, etaWords),
      detail: (order) => lateMark(order, now, etaWords),
      width: width.eta,
      share: { parts: 1 },
      sortBy: etaKey,
      // A file is also read on other days, so its ETA has the date.
      exportValue: (order) => (etaKey(order) === null ? order.eta.trim() : formats.dateTime(order.eta)),
    },
    {
      id: 'date',
      header: messages.date,
      cell: ({ createdAt }) => formats.date(createdAt),
      emphasis: 'quiet',
      width: width.date,
      share: share('date'),
      sortBy: ({ createdAt }) => dateOf(createdAt)?.getTime() ?? null,
      exportValue: ({ createdAt }) => exportedDate(createdAt, formats),
      isHiddenWhenCondensed: true,
    },
    {
      id: 'status',
      header: messages.status,
      cell: status,
      width: width.status,
      share: share('status'),
      placeholder: 'tag',
      sortBy: (order) => wireKey(order.status) || null,
      exportValue: (order) => orderStatuses.labelOf(order.status, statusLabels),
    },
    {
      id: 'total',
      header: messages.total,
      cell: ({ totalPrice }) => formats.money(totalPrice),
      width: width.total,
      condensedWidth: condensedWidths.total,
      share: share('total'),
      align: 'end',
      emphasis: 'strong',
      sortBy: ({ totalPrice }) => totalPrice,
    },
  ];
  if (tab === 'assigned') return columns;
  return [
    ...columns,
    { id: 'assign', header: messages.assignRider, cell: (order) => assignLink(order, messages, false), width: '7.125rem', share: share('assign'), exportValue: null },
  ];
}

export function orderCard({ messages, formats, locale }: ListWords<OrdersCopy>, { now }: OrderListContext, tab: OrderTab) {
  const etaWords = messagesIn(orderMessages, locale);
  return (order: Order): CardParts => ({
    title: messages.listedOrder(order),
    badge: status(order),
    line: orDash(order.travelerName),
    meta: (
      <>
        {[order.partnerName, etaText(order.eta, now, formats, etaWords)].filter((text) => text !== '').join('\u00A0· ')}
        {lateMark(order, now, etaWords)}
      </>
    ),
    figure: formats.money(order.totalPrice),
    footer: tab === 'pending' ? assignLink(order, messages, true) : undefined,
  });
}

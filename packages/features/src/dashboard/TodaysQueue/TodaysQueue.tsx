'use client';
import type { QueueOrder } from '@valise/contract';
import { ArrowUUpLeft } from '@valise/ui/icons/ArrowUUpLeft';
import { CoatHanger } from '@valise/ui/icons/CoatHanger';
import { Handbag } from '@valise/ui/icons/Handbag';
import { Moped } from '@valise/ui/icons/Moped';
import { WashingMachine } from '@valise/ui/icons/WashingMachine';
import { useMessages } from '@valise/ui/messages';
import { QueueBoard } from '@valise/ui/QueueBoard';
import { StatusBadge } from '@valise/ui/StatusBadge';
import type { Read } from '../../kit/api/toLoadable.ts';
import { ReadingNoteOf } from '../../kit/reading/ReadingNoteOf.tsx';
import { useValueFormats } from '../../kit/format/format.ts';
import { etaText } from '../../domain/order/etaText.ts';
import { lateText } from '../../domain/order/lateText.ts';
import { orderMessages } from '../../domain/order/messages.ts';
import { orderStatuses } from '../../domain/order/orderStatus.ts';
import { orderStatusMessages } from '../../domain/order/orderStatusMessages.ts';
import { queueColumnIds, queueColumns } from '../../domain/order/queueColumns.ts';
import { queueMessages } from '../../domain/order/queueMessages.ts';
import { paths } from '../../domain/paths.ts';
import { dashboardMessages } from '../messages.ts';

const icons = {
  preparing: <CoatHanger size={18} />,
  pickup: <Handbag size={18} />,
  delivery: <Moped size={18} />,
  return: <ArrowUUpLeft size={18} />,
  cleaning: <WashingMachine size={18} />,
};

/** Today's Queue shows the time of an ETA without the word 'Today'. */
const timeAlone = ({ time }: { time: string }) => time;

export interface TodaysQueueProps {
  /** All orders of the response, whatever their column. */
  orders: Read<readonly QueueOrder[]>;
  now: Date;
  /** Whether the portal has a screen at a path. Without a screen the text is shown without a link. */
  hasScreen: (path: string) => boolean;
  /** The address of a picture of the product of this name, when it is known. */
  pictureOf?: (product: string) => string | undefined;
  /** An order's ETA as sent, when it is known. */
  etaOf?: (orderId: string) => string | undefined;
}

/** Today's orders in columns by status. A column's title links to the list of its orders. */
export function TodaysQueue({ orders, now, hasScreen, pictureOf, etaOf }: TodaysQueueProps) {
  const messages = useMessages(dashboardMessages);
  const columnNames = useMessages(queueMessages);
  const statusLabels = useMessages(orderStatusMessages);
  const formats = useValueFormats();
  const etaMessages = { ...useMessages(orderMessages), today: timeAlone };
  const lateOf = ({ id, status }: QueueOrder) => lateText({ eta: etaOf?.(id) ?? '', status }, now, etaMessages);
  const columns = orders.state === 'ready' ? overdueFirst(queueColumns(orders.data), (order) => lateOf(order) !== null) : undefined;
  const part = orders.state === 'ready' ? orders.part : undefined;
  const count = columns && queueColumnIds.reduce((sum, id) => sum + columns[id].length, 0);
  const board = (
    <QueueBoard
      title={messages.queue}
      summary={part ? messages.queuePart(part) : count === undefined ? undefined : messages.queueCount({ count })}
      lanes={queueColumnIds.map((id) => ({ id, title: columnNames[id], href: paths.ordersWithStatus(id), icon: icons[id] }))}
      items={orders.state === 'ready' && columns !== undefined ? { ...orders, data: columns } : withoutOrders(orders)}
      isOverdue={(order) => lateOf(order) !== null}
      cardOf={(order: QueueOrder) => {
        const { id, product, customer, status } = order;
        const href = paths.orderDetail(id);
        const eta = etaOf?.(id);
        const time = eta && etaText(eta, now, formats, etaMessages);
        const late = lateOf(order);
        return {
          id,
          label: messages.queueOrder({ id }),
          title: product,
          person: customer,
          href: hasScreen(href) ? href : undefined,
          picture: pictureOf?.(product),
          eta: time && late !== null ? etaMessages.dueAt({ time }) : time,
          overdue: late === null ? undefined : etaMessages.overdueBy({ time: late }),
          status: status !== '' && (
            <StatusBadge size="small" {...orderStatuses.lookOf(status)}>
              {orderStatuses.labelOf(status, statusLabels)}
            </StatusBadge>
          ),
        };
      }}
      loading={messages.loadingQueue}
      empty={messages.noOrders}
    />
  );
  return (
    <>
      <ReadingNoteOf value={orders} />
      {board}
    </>
  );
}

/** The overdue orders of each column before its others, both in the server's order. */
function overdueFirst(columns: ReturnType<typeof queueColumns<QueueOrder>>, isOverdue: (order: QueueOrder) => boolean) {
  const sorted = { ...columns };
  for (const id of queueColumnIds) sorted[id] = [...columns[id].filter(isOverdue), ...columns[id].filter((order) => !isOverdue(order))];
  return sorted;
}

function withoutOrders(orders: TodaysQueueProps['orders']): Exclude<TodaysQueueProps['orders'], { state: 'ready' }> {
  return orders.state === 'ready' ? { state: 'loading' } : orders;
}

'use client';
import { ArrowUUpLeft } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { CoatHanger } from '@phosphor-icons/react/dist/csr/CoatHanger';
import { Handbag } from '@phosphor-icons/react/dist/csr/Handbag';
import { Moped } from '@phosphor-icons/react/dist/csr/Moped';
import { WashingMachine } from '@phosphor-icons/react/dist/csr/WashingMachine';
import type { QueueOrder } from '@valise/contract';
import type { Loadable } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { QueueBoard } from '@valise/ui/QueueBoard';
import { StatusBadge } from '@valise/ui/StatusBadge';
import { useMemo } from 'react';
import { orderBadge } from '../../shared/orderBadge.ts';
import { paths } from '../../shared/paths.ts';
import { dashboardMessages } from '../messages.ts';
import { queueColumnIds, queueColumns } from '../queueColumns.ts';

const icons = {
  preparing: <CoatHanger size={18} />,
  pickup: <Handbag size={18} />,
  delivery: <Moped size={18} />,
  return: <ArrowUUpLeft size={18} />,
  cleaning: <WashingMachine size={18} />,
};

export interface TodaysQueueProps {
  /** All orders that the server queues, whatever their column. */
  orders: Loadable<readonly QueueOrder[]>;
}

/** The orders of the day by how far they have come. A column's title leads to its orders. */
export function TodaysQueue({ orders }: TodaysQueueProps) {
  const messages = useMessages(dashboardMessages);
  const data = orders.state === 'ready' ? orders.data : undefined;
  const columns = useMemo(() => (data === undefined ? undefined : queueColumns(data)), [data]);
  const count = columns && queueColumnIds.reduce((sum, id) => sum + columns[id].length, 0);
  return (
    <QueueBoard
      title={messages.queue}
      summary={count === undefined ? undefined : messages.queueCount({ count })}
      lanes={queueColumnIds.map((id) => ({ id, title: messages[id], href: paths.ordersWithStatus(id), icon: icons[id] }))}
      items={orders.state === 'ready' && columns !== undefined ? { ...orders, data: columns } : withoutOrders(orders)}
      cardOf={({ id, product, customer, status }: QueueOrder) => {
        const { text, tone, phase } = orderBadge(status);
        return {
          id,
          label: messages.queueOrder({ id }),
          title: product,
          person: customer,
          status: text !== '' && (
            <StatusBadge size="small" tone={tone} phase={phase}>
              {text}
            </StatusBadge>
          ),
        };
      }}
      loading={messages.loadingQueue}
      empty={messages.noOrders}
    />
  );
}

function withoutOrders(orders: TodaysQueueProps['orders']): Exclude<TodaysQueueProps['orders'], { state: 'ready' }> {
  return orders.state === 'ready' ? { state: 'loading' } : orders;
}

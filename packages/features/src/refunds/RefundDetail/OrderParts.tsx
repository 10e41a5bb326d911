'use client';
import type { Order } from '@valise/contract';
import { type Loadable, LoadableView } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { Card } from '@valise/ui/Card';
import { OrderItems } from '../../domain/order/OrderItems.tsx';
import { OrderTransactions } from '../../domain/order/OrderTransactions.tsx';
import { refundMessages } from '../messages.ts';

/** The refund's order: its items and payment. It loads and fails independently of the refund. */
export function OrderParts({ order }: { order: Loadable<Order | null> }) {
  const messages = useMessages(refundMessages);
  if (order.state === 'ready')
    return (
      order.data && (
        <>
          <OrderItems items={order.data.items} />
          <OrderTransactions order={order.data} />
        </>
      )
    );
  return (
    <Card title={messages.items} isFlush>
      <LoadableView value={order} loading={messages.loadingOrder} failureLayout="row">
        {() => null}
      </LoadableView>
    </Card>
  );
}

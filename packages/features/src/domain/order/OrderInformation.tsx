'use client';
import type { Order } from '@valise/contract';
import { Card } from '@valise/ui/Card';
import { DescriptionList } from '@valise/ui/DescriptionList';
import { useMessages } from '@valise/ui/messages';
import { useValueFormats } from '../../kit/format/format.ts';
import { useNow } from '../../kit/format/useNow.ts';
import { etaText } from './etaText.ts';
import { lateMark } from './LateMark.tsx';
import { orderMessages } from './messages.ts';
import { OrderStatus } from './OrderStatus.tsx';
import { itemsText } from './pieces.ts';

/** An order's facts in one row. */
export function OrderInformation({ order }: { order: Order }) {
  const messages = useMessages(orderMessages);
  const formats = useValueFormats();
  const now = useNow();
  return (
    <Card title={messages.orderInformation} isFlush isRuled={false}>
      <DescriptionList
        layout="facts"
        items={[
          { term: messages.date, description: formats.date(order.createdAt) },
          { term: messages.items, description: itemsText(order, messages, formats) },
          {
            term: messages.eta,
            description: (
              <>
                {etaText(order.eta, now, formats, messages)}
                {lateMark(order, now, messages)}
              </>
            ),
          },
          { term: messages.status, description: <OrderStatus status={order.status} fillsOnChange /> },
          { term: messages.total, description: formats.money(order.totalPrice) },
        ]}
      />
    </Card>
  );
}

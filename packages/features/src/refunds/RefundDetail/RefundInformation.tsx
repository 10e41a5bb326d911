'use client';
import type { Order, Refund } from '@valise/contract';
import { Card } from '@valise/ui/Card';
import { DescriptionList } from '@valise/ui/DescriptionList';
import { Link } from '@valise/ui/Link';
import { useMessages } from '@valise/ui/messages';
import { orderMessages } from '../../domain/order/messages.ts';
import { itemsText } from '../../domain/order/pieces.ts';
import { paths } from '../../domain/paths.ts';
import { useValueFormats } from '../../kit/format/format.ts';
import { refundMessages } from '../messages.ts';
import { RefundStatus } from '../RefundStatus.tsx';
import * as styles from './RefundDetail.css.ts';

interface RefundInformationProps {
  refund: Refund;
  /** Null until it is known. */
  order: Order | null;
  /** The number of other refunds of the same order. */
  otherRefunds: number;
}

/** A refund's facts in one row. */
export function RefundInformation({ refund, order, otherRefunds }: RefundInformationProps) {
  const messages = useMessages(refundMessages);
  const orderCopy = useMessages(orderMessages);
  const formats = useValueFormats();
  const orderId = refund.order?.id;
  return (
    <Card title={messages.orderInformation} isFlush isRuled={false}>
      <DescriptionList
        layout="facts"
        items={[
          { term: messages.requested, description: formats.date(refund.requestedAt) },
          {
            term: messages.orderId,
            description:
              orderId === undefined ? (
                '–'
              ) : (
                <span className={styles.orders}>
                  <Link href={paths.orderDetail(orderId)}>{messages.orderNumber({ id: orderId })}</Link>
                  {otherRefunds > 0 && <Link href={paths.refundsWithSearch(messages.orderNumber({ id: orderId }))}>{messages.otherRefunds({ count: otherRefunds })}</Link>}
                </span>
              ),
          },
          { term: messages.items, description: itemsText(order, orderCopy, formats) },
          { term: messages.status, description: <RefundStatus status={refund.status} fillsOnChange /> },
          { term: messages.amount, description: formats.money(refund.amount) },
        ]}
      />
    </Card>
  );
}

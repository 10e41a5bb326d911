'use client';
import type { Order } from '@valise/contract';
import { Badge } from '@valise/ui/Badge';
import { Card } from '@valise/ui/Card';
import { type Description, DescriptionList } from '@valise/ui/DescriptionList';
import { PaypalLogo } from '@valise/ui/icons/PaypalLogo';
import { useMessages } from '@valise/ui/messages';
import type { ReactNode } from 'react';
import { useValueFormats } from '../../kit/format/format.ts';
import { orderMessages } from './messages.ts';
import * as styles from './OrderCards.css.ts';
import { type Figure, receiptOf } from './receipt.ts';

/** An order's payments and its sum. Figures that the server does not send are marked as samples; lines that do not add up are told. */
export function OrderTransactions({ order }: { order: Order }) {
  const messages = useMessages(orderMessages);
  const { money, date } = useValueFormats();
  const { payments, subtotal, discount, shipping, total, difference } = receiptOf(order, messages.samplePayment);
  const marked = (value: ReactNode, isSample: boolean) =>
    isSample ? (
      <span className={styles.beside}>
        {value}
        <Badge>{messages.sample}</Badge>
      </span>
    ) : (
      value
    );
  const figure = (term: string, { amount, isSample }: Figure): Description => ({ term, description: marked(money(amount), isSample) });
  const hasSeveral = payments.length > 1;
  return (
    <Card title={messages.transactions}>
      <div className={styles.payments}>
        {payments.map((payment, index) => (
          <DescriptionList
            key={index}
            items={[
              { term: messages.method, description: marked(<Method name={payment.method} />, payment.isSample) },
              { term: messages.date, description: date(payment.date) },
              figure(messages.fees, { amount: payment.fees, isSample: payment.isSample }),
              ...(hasSeveral ? [{ term: messages.amount, description: money(payment.amount) }] : []),
            ]}
          />
        ))}
        <DescriptionList
          items={[
            { term: messages.subtotal, description: money(subtotal) },
            ...(discount === undefined ? [] : [figure(messages.discount, discount)]),
            ...(shipping === undefined ? [] : [figure(messages.shipping, shipping), { term: messages.carrier, description: shipping.carrier ?? '–' }]),
            { term: messages.total, description: money(total), isTotal: true },
          ]}
        />
        {difference && (
          <p className={styles.warning}>
            {difference.isHiddenPart ? messages.totalHasHidden({ sum: money(difference.sum) }) : messages.totalDiffers({ sum: money(difference.sum), total: money(total) })}
          </p>
        )}
      </div>
    </Card>
  );
}

/** The payment method, with its provider's mark if there is one. */
const Method = ({ name }: { name: string }) =>
  /^\s*paypal\s*$/i.test(name) ? (
    <span className={styles.beside}>
      <PaypalLogo size={16} />
      {name}
    </span>
  ) : (
    name || '–'
  );

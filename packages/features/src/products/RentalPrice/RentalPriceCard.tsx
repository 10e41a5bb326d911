'use client';
import { Announcer } from '@valise/ui/Announcer';
import { Card } from '@valise/ui/Card';
import { type Description, DescriptionList } from '@valise/ui/DescriptionList';
import { useMessages } from '@valise/ui/messages';
import type { ProductDetail } from '@valise/contract';
import { useValueFormats } from '../../kit/format/format.ts';
import { type PriceField, priceOf } from '../priceOf.ts';
import { DaysStepper } from './DaysStepper.tsx';
import { rentalPriceMessages } from './messages.ts';
import { amountOf } from './rentalPrice.ts';
import * as styles from './RentalPriceCard.css.ts';
import { useRentalPrice } from './useRentalPrice.ts';

export interface RentalPriceCardProps {
  product: ProductDetail;
}

/** The price that a traveler pays for a product and a number of days, and further charges that can be due. */
export function RentalPriceCard({ product }: RentalPriceCardProps) {
  const messages = useMessages(rentalPriceMessages);
  const formats = useValueFormats();
  const { price, amountText, total, sum, announcer, stepper } = useRentalPrice({ ...product, basePrice: priceOf(product, 'basePrice') });
  const { base, extension, extensions, furtherDays } = price;
  const days = messages.days({ count: price.days });
  const priceText = (field: PriceField) => amountText(amountOf(priceOf(product, field)));

  const lines: Description[] = [{ term: messages.baseFirstDay, description: amountText(base) }];
  if (furtherDays > 0 && extensions === undefined) lines.push({ term: messages.extensionPrice, description: amountText(extension) });
  if (furtherDays > 0 && extensions !== undefined)
    lines.push({ term: messages.extensionOf({ count: furtherDays, price: amountText(extension) }), description: formats.money(extensions) });

  return (
    <Card title={messages.rentalPrice} actions={<DaysStepper {...stepper} />}>
      <DescriptionList items={[...lines, { term: messages.total, description: total, isTotal: true }]} />
      <p className={styles.sum}>{price.total === undefined ? sum : messages.daysAndSum({ days, sum })}</p>
      <div className={styles.apart}>
        <p className={styles.heading}>{messages.notPartOfTotal}</p>
        <DescriptionList
          items={[
            { term: messages.deposit, description: priceText('deposit') },
            { term: messages.lateFee, description: priceText('lateFee') },
            { term: messages.keepToBuyPrice, description: priceText('keepToBuyPrice') },
          ]}
        />
      </div>
      <Announcer ref={announcer} />
    </Card>
  );
}

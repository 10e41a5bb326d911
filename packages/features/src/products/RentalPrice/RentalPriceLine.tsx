'use client';
import { Announcer } from '@valise/ui/Announcer';
import { useMessages } from '@valise/ui/messages';
import { DaysStepper } from './DaysStepper.tsx';
import { rentalPriceMessages } from './messages.ts';
import * as styles from './RentalPriceLine.css.ts';
import { type RentalTerms, useRentalPrice } from './useRentalPrice.ts';

export function RentalPriceLine(terms: RentalTerms) {
  const messages = useMessages(rentalPriceMessages);
  const { price, total, sum, announcer, stepper } = useRentalPrice(terms);
  const { base, extension } = price;
  const hasTerms = base.text !== '' || extension.text !== '';
  return (
    <div role="group" aria-label={messages.rentalPrice} className={styles.line}>
      <span className={styles.name}>{messages.rentalPrice}</span>
      <DaysStepper {...stepper} />
      <span className={styles.sum}>{hasTerms && sum}</span>
      <span className={styles.total}>{total}</span>
      <Announcer ref={announcer} />
    </div>
  );
}

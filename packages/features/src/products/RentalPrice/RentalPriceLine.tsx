'use client';
import { Announcer } from '@valise/ui/Announcer';
import { useMessages } from '@valise/ui/messages';
import { DaysStepper } from './DaysStepper.tsx';
import { rentalPriceMessages } from './messages.ts';
import * as styles from './RentalPriceLine.css.ts';
import { type RentalTerms, useRentalPrice } from './useRentalPrice.ts';

export interface RentalPriceLineProps extends RentalTerms {
  /** The product is new: without a base price nothing is said yet. @default false */
  isNew?: boolean;
}

/** The rental price of the typed terms, in one line. */
export function RentalPriceLine({ isNew = false, ...terms }: RentalPriceLineProps) {
  const messages = useMessages(rentalPriceMessages);
  const { price, total, sum, announcer, stepper } = useRentalPrice(terms);
  const { base, extension } = price;
  const hasTerms = base.text !== '' || (!isNew && extension.text !== '');
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

'use client';
import { useMessages } from '@valise/ui/messages';
import type { AnnouncerHandle } from '@valise/ui/Announcer';
import { useRef, useState } from 'react';
import { useValueFormats } from '../../kit/format/format.ts';
import { rentalPriceMessages } from './messages.ts';
import { type Amount, daysWithin, type RentalPrice, rentalPeriod, rentalPrice } from './rentalPrice.ts';

/** The terms of a rental price, as stored or as typed. */
export interface RentalTerms {
  basePrice: string | number | null;
  extensionPrice: string;
  minRentalPeriod: string;
  maxRentalPeriod: string;
}

/** Days to start with, as far as the rental period allows. */
const USUAL_DAYS = 3;

/** The rental price of the chosen days, in numbers and in words. */
export function useRentalPrice({ basePrice, extensionPrice, minRentalPeriod, maxRentalPeriod }: RentalTerms) {
  const messages = useMessages(rentalPriceMessages);
  const formats = useValueFormats();
  const announcer = useRef<AnnouncerHandle>(null);
  const [wanted, setWanted] = useState(USUAL_DAYS);
  const period = rentalPeriod(minRentalPeriod, maxRentalPeriod);
  const priceOf = (days: number) => rentalPrice(basePrice, extensionPrice, days);

  /** Money where it is a number, else as it is written. */
  const amountText = ({ text, value }: Amount) => (value === undefined ? text || formats.money(null) : formats.money(value));
  const totalText = ({ total }: RentalPrice) => formats.money(total ?? null);
  const sumText = ({ base, extension, furtherDays, total }: RentalPrice) => {
    if (total === undefined) return messages.cannotBeAdded;
    const price = amountText(base);
    return furtherDays === 0 ? messages.baseSum({ base: price }) : messages.wholeSum({ base: price, count: furtherDays, extension: amountText(extension) });
  };

  const price = priceOf(daysWithin(period, wanted));
  return {
    price,
    amountText,
    total: totalText(price),
    /** How the total comes about, for example '$42.00 base + 2 × $18.00 extension'. */
    sum: sumText(price),
    announcer,
    stepper: {
      days: price.days,
      period,
      onChange: (days: number) => {
        setWanted(days);
        const next = priceOf(days);
        const total = next.total === undefined ? messages.cannotBeAdded : totalText(next);
        announcer.current?.announce(messages.daysAndTotal({ days: messages.days({ count: days }), total }));
      },
    },
  };
}

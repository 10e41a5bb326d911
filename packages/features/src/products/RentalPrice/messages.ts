import type { Messages, Wording } from '@valise/ui/messages';

/** The copy of the rental price. A language is added beside 'en-US'. */
export const rentalPriceMessages = {
  'en-US': {
    rentalPrice: 'Rental price',
    rentalDays: 'Rental days',
    fewerDays: 'Fewer days',
    moreDays: 'More days',
    days: ({ count }: { count: number }, { number, plural }: Wording) =>
      `${number(count)} ${plural(count, { one: 'day', other: 'days' })}`,
    baseFirstDay: 'Base price, first day',
    extensionPrice: 'Extension price',
    extensionOf: ({ count, price }: { count: number; price: string }, { number }: Wording) => `Extension, ${number(count)} × ${price}`,
    total: 'Total',
    baseSum: ({ base }: { base: string }) => `${base} base`,
    wholeSum: ({ base, count, extension }: { base: string; count: number; extension: string }, { number }: Wording) =>
      `${base} base + ${number(count)} × ${extension} extension`,
    cannotBeAdded: 'Cannot be added up.',
    daysAndSum: ({ days, sum }: { days: string; sum: string }) => `${days} · ${sum}`,
    daysAndTotal: ({ days, total }: { days: string; total: string }) => `${days}, ${total}`,
    notPartOfTotal: 'Not part of the total',
    deposit: 'Deposit',
    lateFee: 'Late fee',
    keepToBuyPrice: 'Keep to buy price',
  },
};

export type RentalPriceCopy = Messages<(typeof rentalPriceMessages)['en-US']>;

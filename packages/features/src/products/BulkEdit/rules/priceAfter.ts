import { readDecimal } from '@valise/ui/DecimalField';

export const priceChanges = ['keep', 'set', 'raise', 'lower'] as const;
export const priceUnits = ['%', '$'] as const;

/** How base prices are changed. */
export interface PriceChange {
  how: (typeof priceChanges)[number];
  /** Of `typed`, where the price is raised or lowered. */
  unit: (typeof priceUnits)[number];
  /** A price, an amount or a percentage, as typed. */
  typed: string;
}

/** A price in US dollars, null without one; or why the price is not possible. */
export type PriceAfter = { price: number | null } | { refused: 'belowZero' | 'tooLarge' };

const hundredths = (value: number) => Math.round(value * 100);

/** The number that was typed; undefined while there is none, or it cannot be read. */
export function typedAmount({ typed }: PriceChange): number | undefined {
  const text = readDecimal(typed);
  return text === undefined || text === '' ? undefined : Number(text);
}

/**
 * Changes each price, rounded to cents. A product without a price stays without one when prices are raised or lowered.
 * @returns a function of a price in US dollars, null without one
 */
export function priceAfter(change: PriceChange): (price: number | null) => PriceAfter {
  const { how, unit } = change;
  // Read once for all products.
  const amount = typedAmount(change);
  return (price) => {
    if (how === 'keep' || amount === undefined || (how !== 'set' && price === null)) return { price };
    const by = hundredths(amount) * (how === 'lower' ? -1 : 1);
    const before = hundredths(price ?? 0);
    const relative = unit === '$' ? before + by : Math.round((before * (10_000 + by)) / 10_000);
    const after = how === 'set' ? by : relative;
    if (after < 0) return { refused: 'belowZero' };
    return Number.isSafeInteger(after) ? { price: after / 100 } : { refused: 'tooLarge' };
  };
}

import { readDecimal } from '@valise/ui/DecimalField';
import { moneyDecimals } from '../../priceOf.ts';

export const priceChanges = ['keep', 'set', 'raise', 'lower'] as const;
export const priceUnits = ['%', '$'] as const;

/** The ways to change base prices. */
export interface PriceChange {
  how: (typeof priceChanges)[number];
  /** The unit of `typed`, when prices are raised or lowered. */
  unit: (typeof priceUnits)[number];
  /** A price, an amount or a percentage, as typed. */
  typed: string;
}

/** A price in US dollars, null without one; or why the price is not possible. */
export type PriceAfter = { price: number | null } | { refused: 'belowZero' | 'tooLarge' };

const hundredths = (value: number) => Math.round(value * 100);

/** The decimals of the typed number: two of an amount of money, any number of a percentage. */
export const maxDecimalsOf = ({ how, unit }: PriceChange): number => (how === 'set' || unit === '$' ? moneyDecimals : Infinity);

/** The typed number; undefined when nothing readable is typed. */
export function typedAmount(change: PriceChange): number | undefined {
  const text = readDecimal(change.typed, maxDecimalsOf(change));
  return text === undefined || text === '' ? undefined : Number(text);
}

/**
 * Returns a function that changes a price and rounds it to cents. Raising or lowering leaves a product without a price as it is.
 * @returns a function of a price in US dollars, null without one
 */
export function priceAfter(change: PriceChange): (price: number | null) => PriceAfter {
  const { how, unit } = change;
  // Read once for all products, not once each.
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

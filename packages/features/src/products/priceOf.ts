import type { ProductDetail } from '@valise/contract';

const priceFields = ['basePrice', 'deposit', 'lateFee', 'keepToBuyPrice'] as const;
/** A field with an amount of money. */
export type PriceField = (typeof priceFields)[number];

/** Digits after the point of an amount of money. */
export const moneyDecimals = 2;

export const isPriceField = (field: string): field is PriceField => priceFields.some((price) => price === field);

/** A price in US dollars, as it is written where that is no number; null without one. */
export const priceOf = (product: ProductDetail, field: PriceField): number | string | null => product[field] ?? product[`${field}Text`] ?? null;

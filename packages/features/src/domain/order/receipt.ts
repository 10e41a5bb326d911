import type { Order, OrderItem, Transaction } from '@valise/contract';
import { orderStatuses } from './orderStatus.ts';

/** A figure of the receipt. Where the server sends nothing it is a sample (spec 2.9). */
export interface Figure {
  amount: number | null;
  isSample: boolean;
}

export interface Receipt {
  /** The order's payments; a sample payment when the server sends none of them. */
  payments: readonly (Omit<Transaction, 'amount'> & { amount: number | null; isSample: boolean })[];
  /** Null when a price cannot be read. */
  subtotal: number | null;
  /** Never above zero. Undefined while the order is pending, which hides this figure and the next (spec 2.2). */
  discount?: Figure;
  shipping?: Figure & { carrier: string | null };
  total: number | null;
  /** Set when the shown lines do not add up to the total. */
  difference?: Difference;
}

export interface Difference {
  /** The sum of the shown lines. */
  sum: number;
  /** Whether the discount and the shipping, which a pending order hides, explain the difference. */
  isHiddenPart: boolean;
}

const SAMPLE_FEES = 25;

const inCents = (amount: number): number => Math.round(amount * 100);
const inDollars = (cents: number): number => cents / 100;

/** Whether two amounts are the same to the cent. */
export const isSameAmount = (one: number, other: number): boolean => inCents(one) === inCents(other);

/** Price times quantity; null when one of them is unknown. */
export const priceOfPieces = ({ price, quantity }: OrderItem): number | null =>
  price === null || quantity === null ? null : inDollars(Math.round(inCents(price) * quantity));

/** The price of all pieces of an item as sent, else price times quantity; null when it is unknown. */
export const itemTotal = (item: OrderItem): number | null => item.total ?? priceOfPieces(item);

/** The sum of amounts, calculated in whole cents; null when one of them is unknown. */
export function sumOf(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null);
  return known.length < amounts.length ? null : inDollars(known.reduce((cents, amount) => cents + inCents(amount), 0));
}

const orSample = (amount: number | null): Figure => ({ amount: amount ?? 0, isSample: amount === null });

/** A discount as it enters the sum. Servers send it with and without a minus. */
const asMinus = (discount: number | null): number | null => discount && -Math.abs(discount);

/**
 * Compares the total with the lines. Fees may be a part of it or be paid out of it, so both are right; sample figures do not count.
 * An order without listed items has no lines to compare with.
 */
function differenceOf(order: Order, subtotal: number | null, isPending: boolean): Difference | undefined {
  const { totalPrice: total, items, transactions } = order;
  if (items.length === 0 || subtotal === null || total === null) return undefined;
  const fees = sumOf(transactions.map((payment) => payment.fees ?? 0)) ?? 0;
  const reduced = [asMinus(order.discount) ?? 0, order.shipping ?? 0];
  const isTotalOf = (lines: readonly number[]) => [0, fees].some((extra) => isSameAmount(sumOf([...lines, extra]) ?? 0, total));
  const shown = isPending ? [subtotal] : [subtotal, ...reduced];
  if (isTotalOf(shown)) return undefined;
  return { sum: sumOf([...shown, fees]) ?? 0, isHiddenPart: isPending && isTotalOf([subtotal, ...reduced]) };
}

/** @param sampleMethod the documented method of a payment that the server does not send */
export function receiptOf(order: Order, sampleMethod: string): Receipt {
  const sample = { method: sampleMethod, fees: SAMPLE_FEES, amount: null, date: null, isSample: true };
  const isPending = orderStatuses.is(order.status, 'pending');
  const subtotal = sumOf(order.items.map(itemTotal));
  const difference = differenceOf(order, subtotal, isPending);
  return {
    payments: order.transactions.length === 0 ? [sample] : order.transactions.map((payment) => ({ ...payment, isSample: false })),
    subtotal,
    ...(isPending ? {} : { discount: orSample(asMinus(order.discount)), shipping: { ...orSample(order.shipping), carrier: order.shippingCarrier } }),
    total: order.totalPrice,
    ...(difference === undefined ? {} : { difference }),
  };
}

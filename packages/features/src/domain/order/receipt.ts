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
  /** Undefined while the order is pending, which hides these figures (spec 2.2). */
  discount?: Figure;
  shipping?: Figure & { carrier: string | null };
  total: number | null;
}

const SAMPLE_FEES = 25;

/** The price of all pieces of an item; null when it is unknown. */
export function itemTotal({ total, price, quantity }: OrderItem): number | null {
  if (total !== null) return total;
  return price === null || quantity === null ? null : price * quantity;
}

const sum = (amounts: readonly (number | null)[]): number | null =>
  amounts.reduce<number | null>((before, amount) => (before === null || amount === null ? null : before + amount), 0);

const orSample = (amount: number | null): Figure => ({ amount: amount ?? 0, isSample: amount === null });

/** @param sampleMethod the documented method of a payment that the server does not send */
export function receiptOf(order: Order, sampleMethod: string): Receipt {
  const sample = { method: sampleMethod, fees: SAMPLE_FEES, amount: null, date: null, isSample: true };
  const isPending = orderStatuses.is(order.status, 'pending');
  return {
    payments: order.transactions.length === 0 ? [sample] : order.transactions.map((payment) => ({ ...payment, isSample: false })),
    subtotal: sum(order.items.map(itemTotal)),
    ...(isPending ? {} : { discount: orSample(order.discount), shipping: { ...orSample(order.shipping), carrier: order.shippingCarrier } }),
    total: order.totalPrice,
  };
}

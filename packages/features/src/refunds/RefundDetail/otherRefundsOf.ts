import type { Refund } from '@valise/contract';

/** The other refunds of a refund's order; none for a refund without an order. */
export const otherRefundsOf = ({ id, order }: Refund, refunds: readonly Refund[]): readonly Refund[] =>
  order === null ? [] : refunds.filter((other) => other.id !== id && other.order?.id === order.id);

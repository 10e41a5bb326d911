import type { Order } from '@valise/contract';
import { inLargestUnit, lateBy } from './due.ts';
import type { OrderCopy } from './messages.ts';

/** How late an order is in words, for example `25 min`; null when it is not overdue. */
export function lateText(order: Pick<Order, 'eta' | 'status'>, now: Date, messages: Pick<OrderCopy, 'minutes' | 'hours' | 'days'>): string | null {
  const late = lateBy(order, now);
  if (late === null) return null;
  const { unit, count } = inLargestUnit(late);
  return messages[unit]({ count });
}

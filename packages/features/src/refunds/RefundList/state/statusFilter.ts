import type { Refund } from '@valise/contract';
import { type RefundStatusKey, refundStatusKey } from '../../refundStatus.ts';
import { searchText } from './searchText.ts';

/** Whether a refund passes the status filter; undefined when none is chosen. */
export function statusFilter(chosen: readonly RefundStatusKey[]): ((refund: Refund) => boolean) | undefined {
  if (chosen.length === 0) return undefined;
  return ({ status }) => {
    const key = refundStatusKey(status);
    return key !== null && chosen.includes(key);
  };
}

/** How many refunds each status shows under the search. A status without any is missing. */
export function statusCounts(refunds: readonly Refund[], search: string): ReadonlyMap<RefundStatusKey, number> {
  const wanted = search.trim().toLowerCase();
  const counts = new Map<RefundStatusKey, number>();
  for (const refund of refunds) {
    const key = refundStatusKey(refund.status);
    if (key !== null && (wanted === '' || searchText(refund).toLowerCase().includes(wanted))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

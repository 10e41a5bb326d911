import type { Refund } from '@valise/contract';
import { type RefundStatusKey, refundStatusKey } from '../../refundStatus.ts';

/** Whether a refund passes the status filter; undefined when none is chosen. */
export function statusFilter(chosen: readonly RefundStatusKey[]): ((refund: Refund) => boolean) | undefined {
  if (chosen.length === 0) return undefined;
  return ({ status }) => {
    const key = refundStatusKey(status);
    return key !== null && chosen.includes(key);
  };
}

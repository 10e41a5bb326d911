import { defineStatuses, type Statuses, wireKey } from '../kit/status/defineStatuses.ts';

/** The statuses of a refund (spec 2.4), in the order of the filter. */
export const refundStatuses = defineStatuses({
  pending: { wire: ['Pending'], tone: 'warning', phase: 'hollow' },
  processed: { wire: ['Processed'], tone: 'success', phase: 'full' },
  rejected: { wire: ['Rejected'], tone: 'critical', phase: 'slash' },
});
export type RefundStatusKey = typeof refundStatuses extends Statuses<infer Key> ? Key : never;

/** A decision in the server's spelling. */
export type Decision = 'Processed' | 'Rejected';

/** Whether a refund has been decided. A refund without a status has not; an unknown status counts as decided. */
export const isDecided = (status: string): boolean => wireKey(status) !== '' && !refundStatuses.is(status, 'pending');

/** Whether a refund has the status that a decision results in. */
export const isDecidedAs = (status: string, decision: Decision): boolean => wireKey(status) === wireKey(decision);

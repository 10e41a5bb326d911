import type { Phase, Tone } from '@valise/ui/StatusBadge';

/** The statuses of a refund (document 2, section 4), in the order of the filter. */
export const refundStatuses = ['pending', 'processed', 'rejected'] as const;
export type RefundStatusKey = (typeof refundStatuses)[number];

/** What a person decides, as it is sent. */
export type Decision = 'Processed' | 'Rejected';

export const refundBadges = {
  pending: { tone: 'warning', phase: 'hollow' },
  processed: { tone: 'success', phase: 'full' },
  rejected: { tone: 'critical', phase: 'slash' },
} as const satisfies Record<RefundStatusKey, { tone: Tone; phase: Phase }>;

const word = (status: string) => status.trim().toLowerCase();

/** The status as one of the three; letter case does not matter. Null for any other. */
export const refundStatusKey = (status: string): RefundStatusKey | null => refundStatuses.find((key) => key === word(status)) ?? null;

/** Whether nothing can be decided any more. A refund without a status waits too. */
export const isDecided = (status: string): boolean => !['', 'pending'].includes(word(status));

/** Whether a refund has the status that a decision gives it. */
export const isDecidedAs = (status: string, decision: Decision): boolean => word(status) === word(decision);

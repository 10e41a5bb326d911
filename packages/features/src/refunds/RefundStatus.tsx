'use client';
import { ChangingStatusBadge, StatusBadge } from '@valise/ui/StatusBadge';
import { useMessages } from '@valise/ui/messages';
import { refundMessages } from './messages.ts';
import { refundStatuses } from './refundStatus.ts';

export interface RefundStatusProps {
  /** The status as sent. */
  status: string;
  /** Fills the badge's eyelet with motion when the status changes. Only for a badge that always shows the same refund. @default false */
  fillsOnChange?: boolean;
}

/** A refund's status as a badge. An unknown status is shown as sent; '–' without a status. */
export function RefundStatus({ status, fillsOnChange = false }: RefundStatusProps) {
  const messages = useMessages(refundMessages);
  if (status.trim() === '') return '–';
  const Badge = fillsOnChange ? ChangingStatusBadge : StatusBadge;
  return <Badge {...refundStatuses.lookOf(status)}>{refundStatuses.labelOf(status, messages)}</Badge>;
}

'use client';
import { ChangingStatusBadge, StatusBadge } from '@valise/ui/StatusBadge';
import { useMessages } from '@valise/ui/messages';
import { refundMessages } from './messages.ts';
import { refundStatuses } from './refundStatus.ts';

export interface RefundStatusProps {
  /** The status as sent. */
  status: string;
  /** The eyelet fills when the status changes, where the badge stays that of one refund. @default false */
  fillsOnChange?: boolean;
}

/** A refund's status as a badge; an unknown one keeps its text. '–' without a status. */
export function RefundStatus({ status, fillsOnChange = false }: RefundStatusProps) {
  const messages = useMessages(refundMessages);
  if (status.trim() === '') return '–';
  const Badge = fillsOnChange ? ChangingStatusBadge : StatusBadge;
  return <Badge {...refundStatuses.lookOf(status)}>{refundStatuses.labelOf(status, messages)}</Badge>;
}

'use client';
import { ChangingStatusBadge, StatusBadge } from '@valise/ui/StatusBadge';
import { useMessages } from '@valise/ui/messages';
import { refundMessages } from './messages.ts';
import { refundBadges, refundStatusKey } from './refundStatus.ts';

export interface RefundStatusProps {
  /** As sent. */
  status: string;
  /** The eyelet fills when the status changes, where it stays that of one refund. @default false */
  fillsOnChange?: boolean;
}

/** A refund's status as a badge; an unknown one keeps its text. '–' without one. */
export function RefundStatus({ status, fillsOnChange = false }: RefundStatusProps) {
  const messages = useMessages(refundMessages);
  if (status.trim() === '') return '–';
  const key = refundStatusKey(status);
  const Badge = fillsOnChange ? ChangingStatusBadge : StatusBadge;
  return (
    <Badge {...(key !== null && refundBadges[key])}>
      {key === null ? status : messages[key]}
    </Badge>
  );
}

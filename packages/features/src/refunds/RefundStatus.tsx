'use client';
import { StatusBadge } from '@valise/ui/StatusBadge';
import { useMessages } from '@valise/ui/messages';
import { refundMessages } from './messages.ts';
import { refundBadges, refundStatusKey } from './refundStatus.ts';

/** A refund's status as a badge; an unknown one keeps its text. '–' without one. */
export function RefundStatus({ status }: { status: string }) {
  const messages = useMessages(refundMessages);
  if (status.trim() === '') return '–';
  const key = refundStatusKey(status);
  return <StatusBadge {...(key !== null && refundBadges[key])}>{key === null ? status : messages[key]}</StatusBadge>;
}

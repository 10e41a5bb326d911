'use client';
import { useMessages } from '@valise/ui/messages';
import { ChangingStatusBadge, StatusBadge } from '@valise/ui/StatusBadge';
import { orderStatuses } from './orderStatus.ts';
import { orderStatusMessages } from './orderStatusMessages.ts';

export interface OrderStatusProps {
  /** The status as sent. */
  status: string;
  /** Fills the badge's eyelet with motion when the status changes. Only for a badge that always shows the same order. @default false */
  fillsOnChange?: boolean;
}

/** An order's status as a badge; '–' without a status. */
export function OrderStatus({ status, fillsOnChange = false }: OrderStatusProps) {
  const labels = useMessages(orderStatusMessages);
  if (status.trim() === '') return '–';
  const Badge = fillsOnChange ? ChangingStatusBadge : StatusBadge;
  return <Badge {...orderStatuses.lookOf(status)}>{orderStatuses.labelOf(status, labels)}</Badge>;
}

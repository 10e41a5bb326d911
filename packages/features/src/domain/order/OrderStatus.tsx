'use client';
import { useMessages } from '@valise/ui/messages';
import { ChangingStatusBadge, StatusBadge } from '@valise/ui/StatusBadge';
import { orderStatuses } from './orderStatus.ts';
import { orderStatusMessages } from './orderStatusMessages.ts';

export interface OrderStatusProps {
  /** The status as sent. */
  status: string;
  /** The eyelet fills when the status changes, where the badge stays that of one order. @default false */
  fillsOnChange?: boolean;
}

/** An order's status as a badge; '–' without a status. */
export function OrderStatus({ status, fillsOnChange = false }: OrderStatusProps) {
  const labels = useMessages(orderStatusMessages);
  if (status.trim() === '') return '–';
  const Badge = fillsOnChange ? ChangingStatusBadge : StatusBadge;
  return <Badge {...orderStatuses.lookOf(status)}>{orderStatuses.labelOf(status, labels)}</Badge>;
}

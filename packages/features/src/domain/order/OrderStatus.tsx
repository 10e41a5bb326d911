import { ChangingStatusBadge, StatusBadge } from '@valise/ui/StatusBadge';
import { orderBadge } from './orderBadge.ts';

export interface OrderStatusProps {
  /** As sent. */
  status: string;
  /** The eyelet fills when the status changes, where it stays that of one order. @default false */
  fillsOnChange?: boolean;
}

/** An order's status as a badge; '–' without one. */
export function OrderStatus({ status, fillsOnChange = false }: OrderStatusProps) {
  const { text, tone, phase } = orderBadge(status);
  if (text.trim() === '') return '–';
  const Badge = fillsOnChange ? ChangingStatusBadge : StatusBadge;
  return (
    <Badge tone={tone} phase={phase}>
      {text}
    </Badge>
  );
}

import { StatusBadge } from '@valise/ui/StatusBadge';
import { orderBadge } from '../format/orderBadge.ts';

/** An order's status as a badge; '–' without one. */
export function OrderStatus({ status }: { status: string }) {
  const { text, tone, phase } = orderBadge(status);
  if (text.trim() === '') return '–';
  return (
    <StatusBadge tone={tone} phase={phase}>
      {text}
    </StatusBadge>
  );
}

import type { Order } from '@valise/contract';
import { defineStatuses } from '../../kit/status/defineStatuses.ts';

/** The statuses of an order (spec 2.4). The server may send others. */
export const orderStatuses = defineStatuses({
  pending: { wire: ['Pending'], tone: 'warning', phase: 'hollow' },
  processing: { wire: ['Processing'], tone: 'info', phase: 'quarter' },
  shipped: { wire: ['Shipped'], tone: 'info', phase: 'half' },
  delivered: { wire: ['Delivered'], tone: 'success', phase: 'full' },
  returned: { wire: ['Returned'], tone: 'brand', phase: 'full' },
  cancelled: { wire: ['Cancelled'], tone: 'critical', phase: 'slash' },
});

/** Whether an order waits for a rider. Every other order counts as assigned (spec 2.4). */
export const isPending = ({ status, rider }: Pick<Order, 'status' | 'rider'>): boolean => rider === null && orderStatuses.is(status, 'pending');

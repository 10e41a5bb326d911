import type { Phase, Tone } from '@valise/ui/StatusBadge';

interface OrderBadge {
  text: string;
  tone: Tone;
  /** How far the eyelet of the badge is filled. */
  phase: Phase;
}

const badges = new Map<string, OrderBadge>([
  ['pending', { text: 'Pending', tone: 'warning', phase: 'hollow' }],
  ['processing', { text: 'Processing', tone: 'info', phase: 'quarter' }],
  ['shipped', { text: 'Shipped', tone: 'info', phase: 'half' }],
  ['delivered', { text: 'Delivered', tone: 'success', phase: 'full' }],
  ['returned', { text: 'Returned', tone: 'brand', phase: 'full' }],
  ['cancelled', { text: 'Cancelled', tone: 'critical', phase: 'slash' }],
]);

/** How an order's status is shown. Letter case does not matter; an unknown one keeps its own text. */
export function orderBadge(status: string): OrderBadge {
  return badges.get(status.trim().toLowerCase()) ?? { text: status, tone: 'neutral', phase: 'hollow' };
}

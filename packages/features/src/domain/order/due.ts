import type { Order } from '@valise/contract';
import type { Tone } from '@valise/ui/StatusBadge';
import { etaInstant } from './etaText.ts';
import { orderStatuses } from './orderStatus.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** When an order is due by its ETA. */
export const dues = ['overdue', 'today', 'tomorrow'] as const;
export type Due = (typeof dues)[number];

export const isDue = (text: string): text is Due => dues.some((due) => due === text);

export const dueTone = (due: Due): Tone => (due === 'overdue' ? 'critical' : 'warning');

type DueOrder = Pick<Order, 'eta' | 'status'>;

const done: ReadonlySet<string | null> = new Set(['delivered', 'returned', 'cancelled']);
/** Whether somebody still works on an order of this status. A status that no document names is open. */
const isOpen = (status: string): boolean => !done.has(orderStatuses.keyOf(status));

/** How long ago, in ms, an open order's ETA passed. Null less than a minute after it, and for an ETA in words. */
export function lateBy({ eta, status }: DueOrder, now: Date): number | null {
  const instant = etaInstant(eta);
  if (instant === null || !isOpen(status)) return null;
  const late = now.getTime() - instant;
  return late < MINUTE_MS ? null : late;
}

/** When an open order is due. Null for a later day, and for an ETA in words. */
export function dueOf(order: DueOrder, now: Date): Due | null {
  const instant = etaInstant(order.eta);
  if (instant === null || !isOpen(order.status)) return null;
  if (lateBy(order, now) !== null) return 'overdue';
  const day = new Date(instant).toDateString();
  if (day === now.toDateString()) return 'today';
  return day === new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).toDateString() ? 'tomorrow' : null;
}

/** A time in its largest unit, rounded down: minutes up to 59, hours up to 23, then days. */
export function inLargestUnit(ms: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  if (ms < HOUR_MS) return { unit: 'minutes', count: Math.floor(ms / MINUTE_MS) };
  if (ms < DAY_MS) return { unit: 'hours', count: Math.floor(ms / HOUR_MS) };
  return { unit: 'days', count: Math.floor(ms / DAY_MS) };
}

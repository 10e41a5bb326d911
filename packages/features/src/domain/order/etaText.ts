import type { ValueFormats } from '../../kit/format/format.ts';
import type { OrderCopy } from './messages.ts';

const isoDateTime = /^\d{4}-\d{2}-\d{2}T/;

/** The ETA as a point in time; null when it is not an ISO date-time. */
export function etaInstant(eta: string): number | null {
  const instant = isoDateTime.test(eta) ? Date.parse(eta) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}

/**
 * An ETA in words. A date-time is `Today, 16:30`, `Tomorrow, 10:00`, `19 Nov, 11:20`, or with its year if that is another. Other
 * text is shown as sent; '–' for ''.
 */
export function etaText(
  eta: string,
  today: Date,
  { time, dayAndMonth, dateTime }: Pick<ValueFormats, 'time' | 'dayAndMonth' | 'dateTime'>,
  messages: Pick<OrderCopy, 'today' | 'tomorrow'>,
): string {
  const instant = etaInstant(eta);
  if (instant === null) return isoDateTime.test(eta) ? '–' : eta.trim() || '–';
  const day = new Date(instant);
  const tomorrow = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1);
  if (day.toDateString() === today.toDateString()) return messages.today({ time: time(day) });
  if (day.toDateString() === tomorrow.toDateString()) return messages.tomorrow({ time: time(day) });
  return day.getFullYear() === today.getFullYear() ? `${dayAndMonth(day)}, ${time(day)}` : dateTime(day);
}

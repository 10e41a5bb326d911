import type { ValueFormats } from '../../kit/format/format.ts';

const isoDateTime = /^\d{4}-\d{2}-\d{2}T/;

/** An order's ETA in a queue card: an ISO date-time of today as `16:30`, of another day with its day, and words as sent. */
export function etaText(eta: string, today: Date, { time, dateTime }: Pick<ValueFormats, 'time' | 'dateTime'>): string {
  if (!isoDateTime.test(eta)) return eta;
  return new Date(eta).toDateString() === today.toDateString() ? time(eta) : dateTime(eta);
}

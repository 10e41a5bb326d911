/** Stands for a value that is absent or cannot be read. */
const NONE = '–';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,284.00`; '–' for no amount. */
export function formatMoney(amount: number | null): string {
  return amount === null || !Number.isFinite(amount) ? NONE : dollars.format(amount);
}

/** A date of the wire; null when it is absent or no date. A day without a time is that day here, not in Greenwich. */
export function dateOf(wire: string | null): Date | null {
  if (wire === null || wire.trim() === '') return null;
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(wire) ? `${wire}T00:00` : wire);
  return Number.isNaN(date.getTime()) ? null : date;
}

type Part = Intl.DateTimeFormatPartTypes;
const partsOf = (format: Intl.DateTimeFormat, date: Date) =>
  Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value])) as Record<Part, string>;

// No English locale of Intl writes both of the design's forms, so their parts are put in order here.
const shortParts = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric' });
const longParts = new Intl.DateTimeFormat('en-US', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const clock = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const readDate = (value: Date | string | null) => (value instanceof Date ? value : dateOf(value));

/** `20 Nov 2026`; '–' for no date. */
export function formatDate(value: Date | string | null): string {
  const date = readDate(value);
  if (date === null) return NONE;
  const { day, month, year } = partsOf(shortParts, date);
  return `${day} ${month} ${year}`;
}

/** `Friday, 20 November 2026`; '–' for no date. */
export function formatLongDate(value: Date | string | null): string {
  const date = readDate(value);
  if (date === null) return NONE;
  const { weekday, day, month, year } = partsOf(longParts, date);
  return `${weekday}, ${day} ${month} ${year}`;
}

/** `14:05`; '–' for no date. */
export function formatTime(value: Date | string | null): string {
  const date = readDate(value);
  return date === null ? NONE : clock.format(date);
}

/** `20 Nov 2026, 14:05`; '–' for no date. */
export function formatDateTime(value: Date | string | null): string {
  const date = readDate(value);
  return date === null ? NONE : `${formatDate(date)}, ${formatTime(date)}`;
}

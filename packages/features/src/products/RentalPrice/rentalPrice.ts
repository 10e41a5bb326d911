import { readDecimal } from '@valise/ui/DecimalField';

/** An amount of money: as it is stored or typed, and as a number. */
export interface Amount {
  /** Trimmed; '' without one. */
  text: string;
  /** In US dollars; undefined when the text is not one number, or has a third decimal, which may mean a thousand. */
  value: number | undefined;
}

/** The price that a traveler pays for a number of days. */
export interface RentalPrice {
  days: number;
  /** For the first day. */
  base: Amount;
  /** For each further day. */
  extension: Amount;
  /** The days after the first. */
  furtherDays: number;
  /** For all further days, in US dollars; undefined when it cannot be calculated. */
  extensions: number | undefined;
  /** In US dollars; undefined when an amount that it needs is not a number. */
  total: number | undefined;
}

/** How many days a product can be rented. */
export interface RentalPeriod {
  min: number;
  /** Undefined without a limit. */
  max: number | undefined;
}

/** '$18/day', '18 per day' and '18' are 18. */
const perDay = /\s*(?:\/|\bper\b|\ba\b)\s*day$/i;

export function amountOf(stored: string | number | null): Amount {
  const text = String(stored ?? '').trim();
  const digits = readDecimal(text.replace(perDay, ''));
  const isMoney = digits !== undefined && /^\d+(?:\.\d{0,2}0*)?$/.test(digits);
  return { text, value: isMoney ? Number(digits) : undefined };
}

/** The price of `days`: the base price pays the first day, and every further day is one extension. */
export function rentalPrice(basePrice: string | number | null, extensionPrice: string, days: number): RentalPrice {
  const base = amountOf(basePrice);
  const extension = amountOf(extensionPrice);
  const furtherDays = days - 1;
  const extensions = furtherDays === 0 ? 0 : extension.value && furtherDays * extension.value;
  const total = base.value === undefined || extensions === undefined ? undefined : base.value + extensions;
  return { days, base, extension, furtherDays, extensions, total };
}

const daysOfUnit: Readonly<Record<string, number>> = { day: 1, week: 7 };

/** '4 days', '4' and '1 week' in days; undefined for any other text. */
function daysOf(text: string): number | undefined {
  const [, count, unit = 'day'] = /^(\d{1,4})\s*(?:(day|week)s?)?$/i.exec(text.trim()) ?? [];
  const days = Number(count) * (daysOfUnit[unit.toLowerCase()] ?? 1);
  return days > 0 ? days : undefined;
}

/** The days that can be chosen between a least and a greatest rental period; from 1 and without a limit when they cannot be read. */
export function rentalPeriod(minRentalPeriod: string, maxRentalPeriod: string): RentalPeriod {
  const [min, max] = [daysOf(minRentalPeriod), daysOf(maxRentalPeriod)];
  if (min === undefined || max === undefined || max < min) return { min: 1, max: undefined };
  return { min, max };
}

/** The number of days within a period that is nearest to the wanted one. */
export const daysWithin = ({ min, max = Infinity }: RentalPeriod, wanted: number): number => Math.min(Math.max(wanted, min), max);

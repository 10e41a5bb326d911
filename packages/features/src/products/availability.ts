import { defineStatuses, type Statuses } from '../kit/status/defineStatuses.ts';

/** The availabilities of a product, in the order of the filter. Two spellings of the server share one badge. */
export const availabilities = defineStatuses({
  available: { wire: ['Available'], tone: 'success', phase: 'full' },
  rented: { wire: ['Rented', 'rental'], tone: 'brand', phase: 'half' },
  underMaintenance: { wire: ['Under Maintenance'], tone: 'warning', phase: 'quarter' },
  archived: { wire: ['Archived'], tone: 'neutral', phase: 'slash' },
  outOfStock: { wire: ['Out of Stock', 'Out'], tone: 'critical', phase: 'hollow' },
  unavailable: { wire: ['unavailable'], tone: 'neutral', phase: 'hollow' },
});
export type AvailabilityKey = typeof availabilities extends Statuses<infer Key> ? Key : never;

/** The key of an availability as sent; an unknown one is 'unavailable'. */
export const availabilityKey = (availability: string): AvailabilityKey => availabilities.keyOf(availability) ?? 'unavailable';

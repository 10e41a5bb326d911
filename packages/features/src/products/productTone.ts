/** The badges of a product's availability. */
export const availabilityKeys = [
  'available',
  'rented',
  'underMaintenance',
  'archived',
  'outOfStock',
  'unavailable',
] as const;
export type AvailabilityKey = (typeof availabilityKeys)[number];

interface AvailabilityBadge {
  tone: 'success' | 'brand' | 'warning' | 'neutral' | 'critical';
  /** How much of the badge's eyelet is filled. */
  phase: 'full' | 'half' | 'quarter' | 'hollow' | 'slash';
}

export const availabilityBadges: Readonly<Record<AvailabilityKey, AvailabilityBadge>> = {
  available: { tone: 'success', phase: 'full' },
  rented: { tone: 'brand', phase: 'half' },
  underMaintenance: { tone: 'warning', phase: 'quarter' },
  archived: { tone: 'neutral', phase: 'slash' },
  outOfStock: { tone: 'critical', phase: 'hollow' },
  unavailable: { tone: 'neutral', phase: 'hollow' },
};

// Two values of the server each share one badge.
const keyByWord: ReadonlyMap<string, AvailabilityKey> = new Map([
  ['available', 'available'],
  ['rented', 'rented'],
  ['rental', 'rented'],
  ['under maintenance', 'underMaintenance'],
  ['archived', 'archived'],
  ['out', 'outOfStock'],
  ['out of stock', 'outOfStock'],
]);

/** The badge of an availability. Letter case does not matter; an unknown value is 'unavailable'. */
export function availabilityKey(availability: string): AvailabilityKey {
  return keyByWord.get(availability.trim().toLowerCase()) ?? 'unavailable';
}

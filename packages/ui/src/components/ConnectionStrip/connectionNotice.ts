import type { LiveFault } from './liveFault.ts';

/** The time without a connection after which the strip shows it, in ms. */
const TRYING_MS = 3000;
/** The age of data after which the strip shows it, in ms. */
const OLD_MS = 2 * 60_000;
/** The time for which 'Updated just now' is shown, in ms. */
const UPDATED_MS = 3000;
const MINUTE_MS = 60_000;

/** Moments in ms since 1970. */
export interface ConnectionMoments {
  /** The moment at which the browser went offline. */
  offlineSince: number | null;
  /** The moment since which the server cannot be reached. */
  tryingSince: number | null;
  /** Why no live updates arrive although the server can be reached; null if they do. */
  liveFault: LiveFault | null;
  /** The moment at which the oldest data on screen arrived. */
  updatedAt: number | null;
  /** The moment at which Refresh was pressed, until the strip leaves. */
  refreshedAt: number | null;
}

export type ConnectionNotice =
  | { kind: 'none' | 'reconnecting' | 'updated' }
  | { kind: 'offline'; since: number }
  | { kind: 'notLive'; fault: LiveFault }
  | { kind: 'old'; minutes: number };

/** Returns the notice of the strip, and the moment at which the notice changes by itself. */
export function connectionNotice(moments: ConnectionMoments, now: number): { notice: ConnectionNotice; until: number } {
  const { offlineSince, tryingSince, liveFault, updatedAt, refreshedAt } = moments;
  if (offlineSince !== null) return { notice: { kind: 'offline', since: offlineSince }, until: Infinity };
  const trying = tryingSince === null ? Infinity : tryingSince + TRYING_MS;
  if (now >= trying) return { notice: { kind: 'reconnecting' }, until: Infinity };
  if (liveFault !== null) return { notice: { kind: 'notLive', fault: liveFault }, until: trying };
  if (updatedAt === null) return { notice: { kind: 'none' }, until: trying };
  const isRefreshed = refreshedAt !== null && updatedAt >= refreshedAt;
  const isRefreshing = refreshedAt !== null && !isRefreshed;
  if (isRefreshed && now < updatedAt + UPDATED_MS) return { notice: { kind: 'updated' }, until: Math.min(trying, updatedAt + UPDATED_MS) };
  // Some data comes earlier than the rest. Refresh stays in its place until all data has come.
  if (!isRefreshing && now < updatedAt + OLD_MS) return { notice: { kind: 'none' }, until: Math.min(trying, updatedAt + OLD_MS) };
  const minutes = Math.max(1, Math.floor((now - updatedAt) / MINUTE_MS));
  return { notice: { kind: 'old', minutes }, until: Math.min(trying, updatedAt + (minutes + 1) * MINUTE_MS) };
}

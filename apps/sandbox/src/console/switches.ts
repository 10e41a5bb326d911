export const failures = ['error', 'network', 'html'] as const;
export type Failure = (typeof failures)[number];

/** The deliberate faults of the API. */
export interface Switches {
  /** The delay of every call, in milliseconds. */
  delayMs: number;
  /** How many of the next calls fail. */
  failNext: number;
  failWith: Failure;
  /** Only calls whose path below `/api` starts with this fail; '' for all. */
  path: string;
  /** Whether the portal's configuration names the sockets. */
  isRealtime: boolean;
}

export const noSwitches: Switches = { delayMs: 0, failNext: 0, failWith: 'error', path: '', isRealtime: true };

const LONGEST_DELAY_MS = 120_000;
const whole = (value: unknown, most: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most ? value : undefined;

/** The switches after a change; null when the change cannot be read. Switches that it omits stay. */
export function changedSwitches(present: Switches, change: unknown): Switches | null {
  if (typeof change !== 'object' || change === null) return null;
  const { delayMs, failNext, failWith, path, isRealtime } = { ...present, ...change } as Record<keyof Switches, unknown>;
  const delay = whole(delayMs, LONGEST_DELAY_MS);
  const count = whole(failNext, 1000);
  const kind = failures.find((failure) => failure === failWith);
  if (delay === undefined || count === undefined || kind === undefined || typeof path !== 'string' || typeof isRealtime !== 'boolean')
    return null;
  return { delayMs: delay, failNext: count, failWith: kind, path, isRealtime };
}

import type { Manners } from './manners.ts';

const limits = {
  minute: { calls: 60, seconds: 60, isTold: true },
  untold: { calls: 60, seconds: 60, isTold: false },
  seconds: { calls: 10, seconds: 10, isTold: true },
} as const;

// Every change of the manners makes a new object, and the count begins again.
const windows = new WeakMap<Manners, { since: number; calls: number }>();

/** Laravel's `throttle`: its refusal when there were too many calls; undefined for a call that is let through. */
export function throttled(manners: Manners, now = Date.now()): Response | undefined {
  if (manners.throttle === 'none') return undefined;
  const { calls, seconds, isTold } = limits[manners.throttle];
  const known = windows.get(manners);
  const current = known !== undefined && now - known.since < seconds * 1000 ? known : { since: now, calls: 0 };
  windows.set(manners, current);
  current.calls += 1;
  if (current.calls <= calls) return undefined;
  const wait = Math.ceil((current.since + seconds * 1000 - now) / 1000);
  return Response.json({ message: 'Too Many Attempts.' }, { status: 429, headers: isTold ? { 'Retry-After': String(wait) } : {} });
}

const WINDOW_MS = 15 * 60 * 1000;

export interface Throttle {
  /**
   * Counts a try before it is made, so that parallel tries cannot exceed the limit. Returns the seconds to wait, or 0 when the
   * try may be made.
   * @param subject the account that is tried; '' where only the address counts
   */
  take: (subject: string, address: string) => number;
  /** Removes the failures before a successful try. */
  forgive: (subject: string, address: string) => void;
  clear: () => void;
}

/** Allows this many tries at one subject from one address within a quarter of an hour. */
export function createThrottle(now: () => number, most: number): Throttle {
  const tries = new Map<string, number[]>();
  const keyOf = (subject: string, address: string) => `${subject.trim().toLowerCase()}\n${address}`;
  const recent = (times: readonly number[]) => times.filter((time) => time > now() - WINDOW_MS);

  return {
    take(subject, address) {
      for (const [key, times] of tries) if (recent(times).length === 0) tries.delete(key);
      const key = keyOf(subject, address);
      const times = recent(tries.get(key) ?? []);
      const oldest = times[0];
      if (oldest !== undefined && times.length >= most) return Math.ceil((oldest + WINDOW_MS - now()) / 1000);
      tries.set(key, [...times, now()]);
      return 0;
    },
    forgive: (subject, address) => void tries.delete(keyOf(subject, address)),
    clear: () => tries.clear(),
  };
}

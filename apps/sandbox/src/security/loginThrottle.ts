const WINDOW_MS = 15 * 60 * 1000;

export interface LoginThrottle {
  /** Counts a try before it is made, so that parallel tries cannot outrun the count. Returns the seconds to wait, 0 for none. */
  take: (account: string, address: string) => number;
  /** A try that succeeded wipes the failures before it. */
  forgive: (account: string, address: string) => void;
  clear: () => void;
}

/** Lets an account fail so many times within a quarter of an hour from one address. */
export function createLoginThrottle(now: () => number, failures: number): LoginThrottle {
  const tries = new Map<string, number[]>();
  const keyOf = (account: string, address: string) => `${account.trim().toLowerCase()}\n${address}`;
  const recent = (times: readonly number[]) => times.filter((time) => time > now() - WINDOW_MS);

  return {
    take(account, address) {
      for (const [key, times] of tries) if (recent(times).length === 0) tries.delete(key);
      const key = keyOf(account, address);
      const times = recent(tries.get(key) ?? []);
      const oldest = times[0];
      if (oldest !== undefined && times.length >= failures) return Math.ceil((oldest + WINDOW_MS - now()) / 1000);
      tries.set(key, [...times, now()]);
      return 0;
    },
    forgive: (account, address) => void tries.delete(keyOf(account, address)),
    clear: () => tries.clear(),
  };
}

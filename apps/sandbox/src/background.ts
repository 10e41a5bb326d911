export interface Background {
  /** Starts work that no response waits for. A failure is logged. */
  run: (name: string, work: () => Promise<unknown>) => void;
  /** Resolves when all started work is done. */
  settled: () => Promise<void>;
}

/** @param log receives the name of failed work, and the reason */
export function createBackground(log: (name: string, cause: unknown) => void): Background {
  const running = new Set<Promise<unknown>>();
  return {
    run(name, work) {
      const started: Promise<unknown> = work()
        .catch((cause: unknown) => log(name, cause))
        .finally(() => running.delete(started));
      running.add(started);
    },
    async settled() {
      await Promise.all(running);
    },
  };
}

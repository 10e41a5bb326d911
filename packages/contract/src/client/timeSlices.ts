// Long work pauses after this many milliseconds, so that the browser can paint and react in between.
const SLICE_MS = 24;

interface Scheduler {
  yield?: () => Promise<void>;
}

/** Resolves in a new task. Nested timers would wait 4 ms each. */
function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  if (scheduler?.yield !== undefined) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Returns a function to call often during long work: it returns undefined while the slice lasts, then a pause to await. */
export function createTimeSlices(): () => Promise<void> | undefined {
  let end = performance.now() + SLICE_MS;
  return () => {
    if (performance.now() <= end) return undefined;
    return nextTask().then(() => {
      end = performance.now() + SLICE_MS;
    });
  };
}

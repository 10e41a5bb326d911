const RETRY_MS = 30_000;
const LONGEST_MS = 300_000;

/**
 * Runs the action as soon as the browser is online, or after 30 seconds. Each earlier failure doubles that time, up to five
 * minutes. The returned function cancels it.
 */
export function tryLater(action: () => void, failures: number): () => void {
  const timer = setTimeout(run, Math.min(RETRY_MS * 2 ** failures, LONGEST_MS));
  function cancel() {
    clearTimeout(timer);
    window.removeEventListener('online', run);
  }
  function run() {
    cancel();
    action();
  }
  window.addEventListener('online', run);
  return cancel;
}
